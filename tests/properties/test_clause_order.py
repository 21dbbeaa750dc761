"""The order in which a book lists its clauses decides nothing.

The same table is played under the book and under the book read from its last clause to its first:
what happens, who is to move, what is owed, how strong the cards are and what may be played must be
the same, or open for the same clauses.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

import referee
from referee.engine.answer import Step
from referee.engine.family import engine_of
from referee.engine.interfaces import AmbiguousCards
from referee.games.climbing.position import Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.description import Description, Hand
from referee.model.moves import Move
from referee.model.types import Value
from referee.notation.header import read_rules
from referee.rulebook.clause import Book
from referee.rulebook.rule import Open, OpenReading
from referee.rulebook.rulebook import Orders, Rulebook
from referee.simulation import NAMES, deal, random_choices, settle
from tests.tiers import quick

BOOK = referee.book("daifugo")
TURNED = replace(BOOK, clauses=tuple(reversed(BOOK.clauses)))

RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
STATES = (
    (), (), (), ("revolution",), ("direction reversed",), ("J-back",), ("religious revolution",),
    ("hand rules off by bloody Mary B",), ("hand rules off by omen",), ("no counter-revolution",),
)  # fmt: skip


class FromTheEnd(Rulebook):
    """A rulebook whose clauses stand the other way round; so do those made from it."""

    def replace(self, **changes: Value) -> Rulebook:
        return _from_the_end({**self.choices, **changes}, self.orders)

    @property
    def unordered(self) -> Rulebook:
        return _from_the_end(self.choices, ())

    def ordered(self, *pairs: tuple[str, str]) -> Rulebook:
        return _from_the_end(self.choices, (*self.orders, *pairs))


def _from_the_end(choices: Mapping[str, Value], orders: Orders) -> Rulebook:
    return _made(TURNED, tuple(sorted(choices.items(), key=str)), orders)


@cache
def _made(book: Book, choices: tuple[tuple[str, Value], ...], orders: Orders) -> Rulebook:
    return FromTheEnd(book, dict(choices), orders)


def _table(rng: random.Random) -> Description:
    """A few cards each, whole sets together, by options at random; some state may hold."""
    choices = random_choices(BOOK.options, rng)
    often = rng.choice((0.1, 0.3, 0.6, 0.9))
    local = (name for name, option in BOOK.options.items() if option.values == (True, False))
    choices |= {name: rng.random() < often for name in local}
    players = rng.choice((3, 4, 4))
    dealt = deal(rng.randrange(9999), players, "daifugo", titled=rng.random() < 0.5,
                 choices=choices)  # fmt: skip
    names = NAMES[:players]
    hands: dict[str, list[str]] = {name: [] for name in names}
    for rank in rng.sample(RANKS, 5):
        holder = rng.choice(names)
        for suit in "SHDC":
            hands[holder if rng.random() < 0.8 else rng.choice(names)].append(suit + rank)
    hands[rng.choice(names)] += ["Jo", "Jo"]
    held = {
        name: Hand(BOOK.deck.sorted(map(referee.parse_card, cards)), 0)
        for name, cards in hands.items()
        if cards
    }
    held |= {name: Hand((), 3) for name in names if name not in held}
    return dealt.replace(hands=held, turn=rng.choice(names), state=rng.choice(STATES))


def _seen(engine: ClimbingRules, position: Position) -> Any:
    """What can be asked of a position: strengths, plays, all that it is made of."""
    powers = engine.in_force(position.marks).powers(position.marks)
    plays = [
        {str(play) for play in engine.legal_plays(position, seat)} for seat in position.playing
    ]
    owed = sorted(
        repr(replace(debt, held=tuple(sorted(debt.held, key=repr)))) for debt in position.owed
    )
    place = (position.known, position.unknown, position.field, position.discards, position.turn)
    return (
        place,
        position.passed,
        position.marks,
        position.out,
        owed,
        powers.order,
        powers.lifted,
        plays,
    )


def _outcome(rules: Rulebook, names: tuple[str, ...], at: Position, move: Move) -> tuple[Any, Any]:
    """What a move leads to, as step or question left open, and as what can be compared."""
    engine = engine_of(rules)
    try:
        may = engine.judge(names, at, move).value
        step = engine.advance(names, at, move)
        happened = sorted(repr((told.clause.id, told.key, told.args)) for told in step.events)
        return step, (may, happened, _seen(engine.rules, step.position))
    except AmbiguousCards:
        return None, "several plays"
    except OpenReading as opened:
        return opened, opened.reading
    except Open as opened:
        return opened, {clause.id for clause in opened.clauses}


@pytest.mark.parametrize(
    "seed", quick(range(100), 40, "the first tier takes fewer random games and tables")
)
def test_the_order_of_clauses_in_the_book_decides_nothing(seed: int) -> None:
    rng = random.Random(seed)
    described = _table(rng)
    rules = read_rules(described)
    names = described.names
    at, faults = engine_of(rules).set_up(described)
    assert not faults
    for turn in range(25):
        try:
            move = next(engine_of(rules).legal_moves(names, at, rng), None)
        except Open as opened:
            rules = settle(rules, opened, random.Random(turn))
            continue
        if move is None:
            return
        turned = _from_the_end(rules.choices, rules.orders)
        came, told = _outcome(rules, names, at, move)
        assert told == _outcome(turned, names, at, move)[1], (str(move), rules, rules.orders)
        if came is None:
            return
        if isinstance(came, Step):
            at = came.position
        else:
            rules = settle(rules, came, random.Random(turn))
