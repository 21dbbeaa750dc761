"""The questions and moves that typed words can mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, permutations, product

from msgspec import Struct

from referee.cards.card import Card, Deck
from referee.model.moves import MOVES, VICTIM, Move
from referee.model.questions import KINDS, Question

from .lexicon import lexicon
from .tokenizer import (
    NUMBERS,
    CardName,
    ConceptWord,
    Meaning,
    RankName,
    SeatName,
    SuitName,
    TypedWord,
)

MAX_INTERPRETATIONS = 64
"""The most combinations of meanings, and of cards, that are tried."""


class Interpretation(Struct):
    """All words with one meaning each. ``marks``: the mark of each seat, such as ``to``."""

    concepts: set[str] = set()
    seats: list[str] = []
    marks: list[str] = []
    cards: list[tuple[Card, ...]] = []
    ranks: list[str] = []
    suits: list[str] = []
    next_mark: str = ""
    """The mark of the seat that follows."""

    def add(self, meaning: Meaning, *, follows_seat: bool) -> None:
        if isinstance(meaning, SeatName):
            self.seats.append(meaning.name)
            self.marks.append(self.next_mark)
            self.next_mark = ""
        elif isinstance(meaning, CardName):
            self.cards.append(meaning.candidates)
        elif isinstance(meaning, RankName):
            self.ranks.append(meaning.rank)
        elif isinstance(meaning, SuitName):
            self.suits.append(meaning.letters)
        elif isinstance(meaning, ConceptWord):
            for concept in meaning.concepts:
                self._add_concept(concept, follows_seat=follows_seat)

    def _add_concept(self, concept: str, *, follows_seat: bool) -> None:
        if concept.startswith(">"):
            self.next_mark = concept[1:]
        elif not concept.startswith("<"):
            self.concepts.add(concept)
        elif follows_seat:
            self.marks[-1] = concept[1:]
        elif concept == "<from":
            self.concepts.add("from")


def _interpretations(words: Sequence[TypedWord]) -> Iterator[Interpretation]:
    """The interpretations in which every word has a meaning."""
    if any(word.is_unknown for word in words):
        return
    combinations = product(*(word.meanings for word in words))
    for meanings in islice(combinations, MAX_INTERPRETATIONS):
        interpretation, previous = Interpretation(), None
        for meaning in meanings:
            interpretation.add(meaning, follows_seat=isinstance(previous, SeatName))
            previous = meaning
        if not interpretation.next_mark:
            yield interpretation


class Candidate(Struct, frozen=True):
    """A question or move that may be meant."""

    kind: str
    seat: str = ""
    other: str = ""
    cards: tuple[Card, ...] = ()
    rank: str = ""
    suit: str = ""
    number: str = ""

    def question(self) -> Question:
        who, number = self.seat, self.number
        return Question(self.kind, who, self.cards, self.other, self.rank, self.suit, number=number)

    def move(self) -> Move:
        who, rank, suit = self.seat, self.rank, self.suit
        return Move(
            who, self.kind, self.cards, self.other, rank=rank, suit=suit, number=self.number
        )


def questions(
    words: Sequence[TypedWord], deck: Deck, seats: Sequence[str] = ("",)
) -> list[Candidate]:
    """The questions that words may mean. ``seats``: who acts if the words don't name a seat."""
    parts = {name: kind.asks_about for name, kind in KINDS.items()}
    return _candidates(words, deck, parts, lexicon().questions, seats)


def moves(words: Sequence[TypedWord], deck: Deck, seats: Sequence[str] = ("",)) -> list[Candidate]:
    """The moves that words may mean. ``seats``: who acts if the words don't name a seat."""
    parts = {name: ("seat", *kind.parts) for name, kind in MOVES.items()}
    return _candidates(words, deck, parts, lexicon().moves, seats)


def _candidates(
    words: Sequence[TypedWord],
    deck: Deck,
    parts_of_kinds: Mapping[str, Sequence[str]],
    concept_sets: Mapping[str, Sequence[frozenset[str]]],
    seats: Sequence[str],
) -> list[Candidate]:
    candidates = [
        Candidate(kind, seat, other, cards, rank, suit, number)
        for interpretation in _interpretations(words)
        for kind, parts in parts_of_kinds.items()
        if frozenset(interpretation.concepts) in concept_sets.get(kind, ())
        for cards, rank, suit, number in _cards(parts, interpretation, deck)
        for seat, other in _seats(kind, parts, interpretation, seats)
    ]
    return list(dict.fromkeys(candidates))


def _cards(
    parts: Sequence[str], interpretation: Interpretation, deck: Deck
) -> Iterator[tuple[tuple[Card, ...], str, str, str]]:
    """The cards, the rank, the suit and the number for the parts of a kind, if none is missing or
    left over."""
    ranks, cards = list(interpretation.ranks), list(interpretation.cards)
    number = ""
    if "number" in parts:
        number = ranks.pop() if ranks else ""
        if not number.isdecimal():
            return
    elif ranks and ranks[0] in NUMBERS:
        return
    if deck.suits == ("",) and "rank" not in parts:  # then a number is a card
        cards += [(Card("", rank),) for rank in ranks if rank in deck.ranks]
        ranks = ranks[len(cards) - len(interpretation.cards) :]
    if bool(cards) != ("cards" in parts) or len(ranks) != ("rank" in parts):
        return
    if len(interpretation.suits) != ("suit" in parts):
        return
    letters = interpretation.suits[0] if interpretation.suits else " "
    suits = [letter.strip() for letter in letters if letter.strip() in (*deck.suits, "")]
    for combination in islice(product(*cards), MAX_INTERPRETATIONS):
        for suit in suits:
            yield combination, "".join(ranks), suit, number


def _seats(
    kind: str, parts: Sequence[str], interpretation: Interpretation, default_seats: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """Who acts, and the other seat. Without marks the seat that is named first acts."""
    roles = [part for part in parts if part in ("seat", "other", "target")]
    marked = list(zip(interpretation.seats, interpretation.marks, strict=True))
    choices = [marked]
    if len(marked) < len(roles) and "seat" in roles:
        choices = [[(name, ""), *marked] for name in default_seats if name]
    for seats in choices:
        if len(seats) != len(roles) or len({name for name, _ in seats}) < len(seats):
            continue
        pairs = _pairs(kind, roles, seats, interpretation)
        possible = (
            pair for pair in pairs if VICTIM not in (pair[:1] if "target" in roles else pair)
        )
        yield from islice(possible, 1)


def _pairs(
    kind: str,
    roles: Sequence[str],
    marked: Sequence[tuple[str, str]],
    interpretation: Interpretation,
) -> Iterator[tuple[str, str]]:
    """The orders of the seats that fit their marks."""
    words = lexicon()
    verb = kind.removeprefix("may_")
    other_marks = words.seat_marks.get(verb, frozenset())
    seat_marks = {"", "from"} - other_marks if len(roles) > 1 else {""}
    for order in permutations(marked):
        seats = dict(zip(roles, order, strict=True))
        seat, mark = seats.get("seat", ("", ""))
        other, other_mark = seats.get("other", seats.get("target", ("", "")))
        if mark not in seat_marks or (other_mark and other_mark not in other_marks):
            continue
        if not interpretation.concepts and verb in words.needs_mark and not other_mark:
            continue
        yield seat, other
