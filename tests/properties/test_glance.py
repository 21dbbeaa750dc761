"""What a glance tells of a play is what its rules say when they see the whole move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from itertools import islice
from random import Random

import pytest

from referee.engine.compile import engine_of
from referee.engine.interfaces import Ambiguous
from referee.games.climbing.legal_moves import legal_moves
from referee.games.climbing.position import Position
from referee.games.climbing.resolution.advance import advance, lay, let_pass
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.library.context import rulebook
from referee.model.marks import NOBODY, Mark, Marks, sorted_marks
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED
from referee.rulebook.rule import Open
from tests.tiers import quick

NAMES = ("Aki", "Ben", "Chie", "Dan")
GAMES, SAME, MOST = 48, 12, 60


def engine(book: str, random: Random) -> ClimbingRules:
    """A book with about half of its switches on and its readings settled somehow."""
    chosen: dict[str, Value] = {}
    for name, option in rulebook(book).options.items():
        if option.kind == "switch":
            chosen[name] = random.random() < 0.5
        elif option.kind == "reading":
            chosen[name] = random.choice([v for v in option.values if v != UNSETTLED])
    rules: ClimbingRules = engine_of(rulebook(book, chosen)).rules
    return rules


def blind(rules: ClimbingRules) -> ClimbingRules:
    """The same rules, which always look at the whole move, and of which none ever sleeps."""
    other = copy(rules)
    other.glances, other.waking = False, frozenset()
    return other


def waking(rules: ClimbingRules, random: Random) -> Marks:
    """Some marks of rules that look at every play by their marks."""
    words = {word for rule in rules if rule.woken_by for word in rule.words}
    some = (word for word in sorted(words, key=str) if not word.value and random.random() < 0.2)
    return sorted_marks(
        Mark(word.kind, word.fixed, random.randrange(4) if word.holder else NOBODY, word.until)
        for word in some
    )


def follow(rules: ClimbingRules, plain: ClimbingRules, random: Random) -> Iterator[None]:
    """A random game: yields for each play that both rules have carried out alike."""
    cards = list(rules.deck.cards(rules.deck.full))
    random.shuffle(cards)
    hands = tuple(rules.deck.mask(cards[seat::4]) for seat in range(4))
    position = Position(hands, (0,) * 4, turn=0, marks=waking(rules, random))
    while position.owed or position.turn >= 0:
        seat = position.turn
        plays = [] if position.owed else rules.legal_plays(position, seat)
        if plays and (not position.field or random.random() < 0.7):
            play = random.choice(plays)
            after, happened = lay(rules, position, seat, play)
            _same(rules, after, happened, *lay(plain, position, seat, play))
            yield
        elif position.field and not position.owed and rules.may_pass(position, seat):
            after, happened = let_pass(rules, position, seat)
            _same(rules, after, happened, *let_pass(plain, position, seat))
            yield
        elif move := next(legal_moves(rules, NAMES, position, random), None):
            after = advance(rules, NAMES, position, move).position
        else:
            return
        position = after


def _same(
    rules: ClimbingRules, after: Position, happened: object, other: Position, same: object
) -> None:
    assert after.key() == other.key()
    assert after.turn == other.turn
    assert happened == same
    seats = range(after.size)
    assert [*map(after.after, seats)] == [*map(other.after, seats)]
    anew = after.with_marks(after.marks)
    assert rules.situation(after) is rules.situation(anew)


@pytest.mark.parametrize(
    "book", quick(["league", "daifugo", "offkai", "local"], 2, "the first tier takes fewer books")
)
def test_a_glance_tells_what_the_whole_move_does(book: str) -> None:
    compared = 0
    for number in range(GAMES):
        random = Random(f"glance-{book}-{number}")
        if number % SAME == 0:  # what has been told once is told again in later games
            rules = engine(book, random)
        with suppress(Open, Ambiguous):
            for _ in islice(follow(rules, blind(rules), random), MOST):
                compared += 1
    assert compared > 60
