"""What sets a rule off, found out by small plays: where a rule declares nothing that says so, it is
tried. Rules are tried alone, each once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, zip_longest
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Deck
from referee.engine.compile import engine_of
from referee.engine.interfaces import AnyPosition
from referee.interaction_checker.clause_effects import Unfit
from referee.interaction_checker.pair_outcome import Group, deeds_of
from referee.model.description import Description
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

from .table_sketch import Cards, Sketch, drawn, possible, suit_and_rank

MAX_KEPT = 48
"""So many sketches that set a rule off are kept, as different as they come."""
MAX_STATES = 6
"""So many different states that a rule leaves behind are kept."""


class Aim(Struct, frozen=True):
    """What sets a rule off, and the words of ``state:`` that it leaves behind."""

    fires: tuple[Sketch, ...] = ()
    leaves: tuple[tuple[str, ...], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"fires": [s.to_json() for s in self.fires], "leaves": [[*w] for w in self.leaves]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Aim:
        """The aim that ``to_json`` has written."""
        return cls(tuple(map(Sketch.from_json, data["fires"])), tuple(map(tuple, data["leaves"])))


def probe(rules: Rulebook, clause: Clause, rng: Random) -> Aim:
    """What sets a rule off, as far as small plays tell."""
    group = Group(rules, [clause])
    deck = rules.deck
    found: list[Sketch] = []
    leaves: dict[tuple[str, ...], None] = {}
    plain = [*small_tables(deck, rng)]
    for sketch in plain:
        _try(group, sketch, rng, found, leaves)
    left = [*leaves][:MAX_STATES]
    for state in left:
        for sketch in plain[:: max(1, len(plain) // 200)]:
            _try(group, replace(sketch, state=state), rng, found, leaves)
    return Aim(tuple(_different(found, deck, rng)), tuple(leaves)[:MAX_STATES])


def _try(
    group: Group,
    sketch: Sketch,
    rng: Random,
    found: list[Sketch],
    leaves: dict[tuple[str, ...], None],
) -> None:
    """Tries a rule at a table of the sketch, and at what must be done after it."""
    if not possible(sketch, group.whole.deck):
        return
    table: Description | None = drawn(sketch, group.whole, rng, 4)
    words_before = sketch.state
    while table is not None:
        try:
            deeds = deeds_of(group, table)
        except Unfit:
            return
        if deeds.fired(group.ids[0]):
            if sketch not in found:
                found.append(sketch)
            words = engine_of(group.whole).state_words(deeds.after, table.names)
            left = tuple(word for word in words if word not in words_before)
            if left and len(left) < 4:
                leaves[left] = None
        table = None if deeds.refused else following(group, table, deeds.after, rng)


MOST_AFTER = 2
"""So many moves are made after the one aimed at, where something is owed or may be answered."""


def following(
    group: Group, table: Description, after: AnyPosition, rng: Random
) -> Description | None:
    """The table with a move more, where something is owed or may be answered after the last."""
    if not after.owed or len(table.play) > MOST_AFTER:
        return None
    try:
        move = next(engine_of(group.whole).legal_moves(table.names, after, rng), None)
    except Open:
        return None
    return table.having(play=(*table.play, move)) if move else None


def _different(found: Sequence[Sketch], deck: Deck, rng: Random) -> list[Sketch]:
    """Some of them, each kind of play first once."""
    mixed = [*found]
    rng.shuffle(mixed)
    by_play: dict[object, list[Sketch]] = {}
    for sketch in mixed:
        key = (_ranks(sketch.play, deck), bool(sketch.below), sketch.last)
        by_play.setdefault(key, []).append(sketch)
    turns = (each for row in zip_longest(*by_play.values()) for each in row if each is not None)
    return [*islice(turns, MAX_KEPT)]


def _ranks(play: Cards, deck: Deck) -> Cards:
    return tuple(suit_and_rank(card, deck)[1] for card in play)


# ---- small tables


def small_tables(deck: Deck, rng: Random) -> Iterator[Sketch]:
    """Small plays on nothing, on what they beat, on what beats them; the last cards, and others."""
    for play in small_plays(deck):
        yield Sketch(play)
        below = _shifted(play, deck, -1), _shifted(play, deck, 1)
        for laid in filter(None, below):
            yield Sketch(play, (laid,), discarded=3)
        if below[0] and (lower := _shifted(play, deck, -2)):
            yield Sketch(play, (lower, below[0]))
            yield Sketch(_in_other_suits(play, deck), (lower, below[0]))
        if rng.random() < 0.5:
            yield Sketch(play, last=True, titled=rng.random() < 0.5)
    for rank in deck.ranks:
        yield Sketch((), ((deck.suits[0] + rank,),))
        yield Sketch((deck.suits[0] + rank,), (("Jo",),)) if deck.jokers else Sketch(())


def small_plays(deck: Deck) -> Iterator[Cards]:
    """Sets, runs, numbers together, with jokers too."""
    ranks, suits = deck.ranks, deck.suits
    for rank in ranks:
        for count in range(1, len(suits) + 1):
            cards = tuple(suit + rank for suit in suits[:count])
            yield cards
            if deck.jokers:
                yield (*cards, "Jo")
    for jokers in range(1, deck.jokers + 1):
        yield ("Jo",) * jokers
    for length in (3, 4, 5):
        for start in range(len(ranks) - length + 1):
            yield tuple(suits[start % len(suits)] + rank for rank in ranks[start : start + length])
    for one, other in combinations(ranks, 2):
        for many in (1, 2):
            yield tuple(suit + rank for rank in (one, other) for suit in suits[:many])
    for start in range(len(ranks) - len(suits) + 1):
        row = ranks[start : start + len(suits)]
        yield tuple(suit + rank for suit, rank in zip(suits, row, strict=True))
        spaced = ranks[start::2][:3]
        if len(spaced) == 3:
            yield tuple(suits[0] + rank for rank in spaced)


def _in_other_suits(play: Cards, deck: Deck) -> Cards:
    """The same numbers in the next suits."""
    suits = dict(zip(deck.suits, (*deck.suits[1:], deck.suits[0]), strict=True))
    apart = (suit_and_rank(card, deck) for card in play)
    return tuple(suits.get(suit, "") + rank for suit, rank in apart)


def _shifted(play: Cards, deck: Deck, by: int) -> Cards | None:
    """The same of another number; ``None`` where there is none."""
    ranks = list(deck.ranks)
    found = []
    for card in play:
        suit, rank = suit_and_rank(card, deck)
        at = ranks.index(rank) + by if rank in ranks else -1
        if not 0 <= at < len(ranks):
            return None
        found.append(suit + ranks[at])
    return tuple(found)
