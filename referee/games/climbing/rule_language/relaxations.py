"""The conditions of a sentence, each left out in turn: the sentences that it nearly is.

A sentence that would act without one of its conditions didn't act because of that condition. The
cards that it is about are none: a sentence about 5s has nothing to say of a 6.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.rulebook.rule_language import MAX_COUNT, NumberRange

from .conditions import ANY_NUMBER
from .sentence import (
    ANSWERED,
    ANY_EXIT,
    FIRST_OR_FOUL,
    LEFT,
    OR_STOPPED,
    PASSED,
    PLAYED,
    SWEPT,
    trigger_of,
)

Relaxation = tuple[str, Mapping[str, Any]]
"""The path of a condition, and the words of the sentence without it."""

COUNT, STAND_INS, STRENGTH = "when.play.count", "when.play.stand_ins", "when.play.strength"
SKIPPED = "when.pass.skipped_pass"
CLEARED = "if.cleared"
FIRST = "first"
NAMING = ("when.play.rank", "when.play.mix", "when.play.row", "when.play.shows")
"""The words that say which cards a sentence is about."""
OF_CARDS = (
    "when.play.jokers", "when.play.only", "when.play.form", "when.play.suits", "when.play.suit",
    "when.play.last", "when.play.lead", "when.play.makes", "when.play.piled",
    "when.play.on.count", "when.play.on.form", "when.play.on.jokers", "when.play.on.plays",
    "when.play.on.times", "when.play.on.same", "when.play.compared.count",
    "when.play.compared.form", "when.play.compared.row", "when.play.compared.together",
)  # fmt: skip
"""The other conditions on a play, for sentences that name cards."""
OF_MOVES = (
    "when.pass.times", "when.pass.stuck", "when.turn.stuck", "when.turn.lead",
    "when.turn.outnumbers",
)  # fmt: skip
OF_TABLES = (
    "if.order", "if.title", "if.dealt", "if.lock", "if.own", "if.game", "if.first", "if.reign",
    "if.once", "if.hand", "if.left", "if.players", "if.times",
)  # fmt: skip
CONDITIONS = (
    COUNT,
    STRENGTH,
    STAND_INS,
    *OF_CARDS,
    SKIPPED,
    *OF_MOVES,
    "when.out",
    CLEARED,
    *OF_TABLES,
)
"""The paths of all conditions that are left out, the most telling first."""


def relaxations(words: Mapping[str, Any]) -> Iterator[Relaxation]:
    """The sentences without one condition each, the most telling first."""
    when = trigger_of(words)
    if when in (PLAYED, SWEPT, ANSWERED):
        yield from _of_play(words)
    for path in (*OF_MOVES, *OF_TABLES):
        if path in words:
            rest = _without(words, path)
            yield path, rest if trigger_of(rest) == when else {**rest, f"when.{when}": True}
    if when == PASSED and not words.get(SKIPPED):
        yield SKIPPED, {**words, SKIPPED: True}
    if when == LEFT:
        wider = {FIRST: (FIRST_OR_FOUL, ANY_EXIT), FIRST_OR_FOUL: (ANY_EXIT,)}
        for exits in wider.get(words["when.out"], ()):
            yield "when.out", {**words, "when.out": exits}
    if words.get(CLEARED) is True:
        yield CLEARED, {**words, CLEARED: OR_STOPPED}


def _of_play(words: Mapping[str, Any]) -> Iterator[Relaxation]:
    names_cards = not words.keys().isdisjoint(NAMING)
    if not words.get(STAND_INS) and (names_cards or COUNT in words):
        yield STAND_INS, {**words, STAND_INS: True}
    count = words.get(COUNT, ANY_NUMBER)
    if isinstance(count, NumberRange) and count != ANY_NUMBER:
        yield COUNT, {**words, COUNT: _one_beside(count)}
    if STRENGTH in words:
        yield STRENGTH, _without(words, STRENGTH)
    if not names_cards:
        return
    for path in OF_CARDS:
        if path in words:
            yield path, _without(words, path)


def _one_beside(count: NumberRange) -> NumberRange:
    """These numbers, and the next ones on both sides."""
    most = count.most if count.most == MAX_COUNT else count.most + 1
    return NumberRange(max(count.least - 1, 0), most)


def _without(words: Mapping[str, Any], path: str) -> Mapping[str, Any]:
    return {other: value for other, value in words.items() if other != path}
