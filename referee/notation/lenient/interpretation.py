"""What the pieces of a text say together, and the question or move that this is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, permutations, product

from msgspec import Struct

from referee.cards.card import Card, Deck
from referee.model.moves import MOVES, VICTIM, Move
from referee.model.questions import KINDS, Question

from .lexicon import lexicon
from .tokenizer import Cards, Piece, Rank, Says, Seat, Sense, Suit

MAX_WAYS = 64
"""So many ways to understand the pieces of a text are tried."""


class Said(Struct):
    """One way to understand all pieces; ``marks``: how each seat is marked."""

    concepts: set[str] = set()
    seats: list[str] = []
    marks: list[str] = []
    cards: list[tuple[Card, ...]] = []
    ranks: list[str] = []
    suits: list[str] = []
    pending: str = ""
    """A mark that waits for its seat."""

    def take(self, sense: Sense, *, after_seat: bool) -> None:
        if isinstance(sense, Seat):
            self.seats.append(sense.name)
            self.marks.append(self.pending)
            self.pending = ""
        elif isinstance(sense, Cards):
            self.cards.append(sense.among)
        elif isinstance(sense, Rank):
            self.ranks.append(sense.rank)
        elif isinstance(sense, Suit):
            self.suits.append(sense.letters)
        elif isinstance(sense, Says):
            for concept in sense.concepts:
                self._hear(concept, after_seat=after_seat)

    def _hear(self, concept: str, *, after_seat: bool) -> None:
        if concept.startswith(">"):
            self.pending = concept[1:]
        elif not concept.startswith("<"):
            self.concepts.add(concept)
        elif after_seat:
            self.marks[-1] = concept[1:]
        elif concept == "<from":
            self.concepts.add("from")


def ways(pieces: Sequence[Piece]) -> Iterator[Said]:
    """The ways to understand the pieces, none of which is left out."""
    if any(piece.is_unknown for piece in pieces):
        return
    for senses in islice(product(*(piece.senses for piece in pieces)), MAX_WAYS):
        said, before = Said(), None
        for sense in senses:
            said.take(sense, after_seat=isinstance(before, Seat))
            before = sense
        if not said.pending:
            yield said


class Parts(Struct, frozen=True):
    """What a question or move names, in one of the ways that it may be meant."""

    kind: str
    seat: str = ""
    other: str = ""
    cards: tuple[Card, ...] = ()
    rank: str = ""
    suit: str = ""

    def question(self) -> Question:
        return Question(self.kind, self.seat, self.cards, self.other, self.rank, self.suit)

    def move(self) -> Move:
        return Move(self.seat, self.kind, self.cards, self.other, rank=self.rank, suit=self.suit)


def questions(pieces: Sequence[Piece], deck: Deck, seats: Sequence[str] = ("",)) -> list[Parts]:
    """The questions that the pieces may be. ``seats``: who may be meant where nobody is named."""
    asks = {
        name: (kind.asks_about, lexicon().questions.get(name, ())) for name, kind in KINDS.items()
    }
    return _found(pieces, deck, asks, seats)


def moves(pieces: Sequence[Piece], deck: Deck, seats: Sequence[str] = ("",)) -> list[Parts]:
    """The moves that they may be."""
    made = {
        name: (("seat", *kind.parts), lexicon().moves.get(name, ())) for name, kind in MOVES.items()
    }
    return _found(pieces, deck, made, seats)


Kinds = Mapping[str, tuple[Sequence[str], Sequence[frozenset[str]]]]


def _found(pieces: Sequence[Piece], deck: Deck, kinds: Kinds, seats: Sequence[str]) -> list[Parts]:
    found = [
        parts
        for said in ways(pieces)
        for kind, (needed, forms) in kinds.items()
        if frozenset(said.concepts) in forms
        for parts in _parts(kind, needed, said, deck, seats)
    ]
    return list(dict.fromkeys(found))


def _parts(
    kind: str, needed: Sequence[str], said: Said, deck: Deck, unsaid: Sequence[str]
) -> Iterator[Parts]:
    """The ways to give a kind what it needs, so that nothing is left over."""
    for cards, rank, suit in _things(needed, said, deck):
        for seat, other in _roles(kind, needed, said, unsaid):
            yield Parts(kind, seat, other, cards, rank, suit)


def _things(
    needed: Sequence[str], said: Said, deck: Deck
) -> Iterator[tuple[tuple[Card, ...], str, str]]:
    """Cards, a rank and a suit, each where it is needed and nowhere else."""
    ranks, cards = list(said.ranks), list(said.cards)
    if deck.suits == ("",) and "rank" not in needed:  # a number is a card
        cards += [(Card("", rank),) for rank in ranks if rank in deck.ranks]
        ranks = ranks[len(cards) - len(said.cards) :]
    if bool(cards) != ("cards" in needed) or len(ranks) != ("rank" in needed):
        return
    if len(said.suits) != ("suit" in needed):
        return
    letters = said.suits[0] if said.suits else " "
    fitting = [letter.strip() for letter in letters if letter.strip() in (*deck.suits, "")]
    for each in islice(product(*cards), MAX_WAYS):
        for suit in fitting:
            yield each, "".join(ranks), suit


def _roles(
    kind: str, needed: Sequence[str], said: Said, unsaid: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """Who acts and the other, as their marks tell; without marks whoever is named first acts."""
    about = [part for part in needed if part in ("seat", "other", "target")]
    named = list(zip(said.seats, said.marks, strict=True))
    if len(named) < len(about) and "seat" in about:
        named_ways = [[(name, ""), *named] for name in unsaid if name]
    else:
        named_ways = [named]
    for each in named_ways:
        if len(each) != len(about) or len({name for name, _ in each}) < len(each):
            continue
        found = [
            pair for pair in _orders(kind, about, each, said) if VICTIM not in _acting(about, pair)
        ]
        yield from found[:1]


def _acting(about: Sequence[str], pair: tuple[str, str]) -> tuple[str, ...]:
    return (pair[0],) if "target" in about else pair


def _orders(
    kind: str, about: Sequence[str], named: Sequence[tuple[str, str]], said: Said
) -> Iterator[tuple[str, str]]:
    known = lexicon()
    verb = kind.removeprefix("may_")
    marks = known.others.get(verb, frozenset())
    for order in permutations(named):
        given = dict(zip(about, order, strict=True))
        seat, seat_mark = given.get("seat", ("", ""))
        other, other_mark = given.get("other", given.get("target", ("", "")))
        by = {"", "from"} - marks if len(about) > 1 else {""}
        if seat_mark not in by or (other_mark and other_mark not in marks):
            continue
        if not said.concepts and verb in known.needs_mark and not other_mark:
            continue
        yield seat, other
