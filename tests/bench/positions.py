"""Seeded positions to judge: four players, fourteen cards on the hand in question."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from random import Random

from referee.engine.compile import engine_of
from referee.games.climbing.plays.play import RUN, SET, SINGLE, Play
from referee.games.climbing.position import Laid, Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.library.library import rulebook
from referee.model.marks import Mark, Marks
from referee.rulebook.rulebook import Rulebook

HAND = 14
SEATS = 4
US = 0
"""The seat whose hand has fourteen cards and whose turn it is."""

FIELDS = ((SINGLE, 1, 60), (SET, 2, 24), (SET, 3, 6), (RUN, 3, 10))
"""What lies on the field: form, number of cards, how often in a hundred."""

CANDIDATES = 6
"""Plays asked about at a position: so many drawn from the legal ones, so many from all."""


@dataclass(frozen=True)
class Batch:
    """Positions, and plays to ask about there."""

    positions: list[Position]
    questions: list[tuple[Position, Play]]


def compiled(rules: Rulebook) -> ClimbingRules:
    """The family's rules made ready for play."""
    found = engine_of(rules).rules
    assert isinstance(found, ClimbingRules)
    return found


def shared_engine() -> ClimbingRules:
    """The offkai book as it stands."""
    return compiled(rulebook("offkai"))


def fresh_engine() -> ClimbingRules:
    """The same rules, compiled anew: nothing judged yet."""
    return compiled(Rulebook(rulebook("offkai").book))


def batch(seed: str, size: int, *, leading: bool, questions: bool = False) -> Batch:
    """Positions of this seed; the plays are found by an engine of their own."""
    random = Random(seed)
    finder = shared_engine()
    make = lead if leading else follow
    positions = [make(finder, random) for _ in range(size)]
    asked = [
        (position, play)
        for position in (positions if questions else [])
        for play in candidates(finder, random, position)
    ]
    random.shuffle(asked)
    return Batch(positions, asked)


def candidates(engine: ClimbingRules, random: Random, position: Position) -> list[Play]:
    """Plays of the hand in question: half of them legal, half drawn from all it can make."""
    legal = engine.legal_plays(position, US)
    every = engine.plays_in(position.known[US])
    return [
        *random.sample(legal, min(CANDIDATES, len(legal))),
        *random.sample(every, min(CANDIDATES, len(every))),
    ]


def deal(engine: ClimbingRules, random: Random) -> list[int]:
    """Four hands; the first has fourteen cards."""
    cards = [1 << bit for bit in range(engine.deck.size)]
    cards += [0] * engine.deck.jokers
    random.shuffle(cards)
    ends = [0, HAND, 27, 41, 54]
    hands = (cards[start:end] for start, end in pairwise(ends))
    return [sum(hand) | engine.deck.joker_mask(hand.count(0)) for hand in hands]


def lead(engine: ClimbingRules, random: Random) -> Position:
    """An empty field; one in six under revolution."""
    marks = (Mark("revolution"),) if random.random() < 1 / 6 else ()
    return Position(tuple(deal(engine, random)), (0,) * SEATS, turn=US, marks=marks)


def follow(engine: ClimbingRules, random: Random) -> Position:
    """A play of the seat before lies there, perhaps locked, perhaps under revolution or J-back."""
    while True:
        hands = deal(engine, random)
        form, count, _ = random.choices(FIELDS, [often for *_, often in FIELDS])[0]
        tops = [play for play in engine.plays_in(hands[3] & engine.deck.naturals)
                if play.form == form and play.count == count]  # fmt: skip
        if tops:
            break
    top = random.choice(tops)
    hands[3] = engine.deck.take(hands[3], top.mask)
    return Position(
        tuple(hands), (0,) * SEATS, (Laid(3, top),), turn=US, marks=_marks(random, top)
    )  # fmt: skip


def _marks(random: Random, top: Play) -> Marks:
    chances = [
        (0.10, Mark("j_back", until="clear")),
        (0.16, Mark("revolution")),
        (0.08, Mark("strict_lock", top.suits, until="clear")),
        (0.20, Mark("suit_lock", top.suits, until="clear")),
    ]
    return tuple(mark for chance, mark in chances if random.random() < chance)
