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
    FOUL,
    HELD,
    LEFT,
    ON_TURN,
    OR_STOPPED,
    PASSED,
    PLAYED,
    SWEPT,
    trigger_of,
)

Relaxation = tuple[str, Mapping[str, Any]]
"""The path of a condition, and the words of the sentence without it."""

COUNT, STAND_INS, STRENGTH = "when.play.count", "when.play.stand_ins", "when.play.strength"
IN_HAND = "when.hand.stand_ins"
OF_RANKS = ("when.hand.rank", "when.hand.shows", "when.hand.suit", "when.hand.row")
"""The words for hands in which a joker might stand for a missing card."""
SKIPPED = "when.pass.skipped_pass"
CLEARED, ON_MARK, ADDED = "if.cleared", "if.mark", "then.add.together"
FIRST = "first"
NAMING = ("when.play.rank", "when.play.mix", "when.play.row", "when.play.shows")
"""The words that say which cards a sentence is about."""
JOKERS, MAKES = "when.play.jokers", "when.play.makes"
OF_CARDS = (
    JOKERS, "when.play.only", "when.play.form", "when.play.suits", "when.play.suit",
    "when.play.last", "when.play.lead", MAKES, "when.play.piled",
    "when.play.on.count", "when.play.on.form", "when.play.on.jokers", "when.play.on.plays",
    "when.play.on.times", "when.play.on.same", "when.play.compared.count",
    "when.play.compared.form", "when.play.compared.row", "when.play.compared.together",
)  # fmt: skip
"""The other conditions on a play, for sentences that name cards."""
FORM, COMPARED_COUNT, MORE = "when.play.form", "when.play.compared.count", "more"
ON_RANK, ON_JOKERS = "when.play.on.rank", "when.play.on.jokers"
ON_FORM = "when.play.on.form"
TOGETHER, COUNTING_JOKERS = "when.play.compared.together", "when.play.compared.stand_ins"
SAME = "when.play.on.same"
STEP = "when.play.compared.strength"
ON, BELOW = "when.play.on", "when.play.on."
"""All that a sentence says of the play below, and how the paths of these words begin."""
ONE_STEP, STRONGER = ("one weaker", "one lower"), "stronger"
OF_SUITS = ("when.play.compared.suit", "when.play.compared.suits")
"""The conditions of a sentence that allows plays, which compare them with the play below."""
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
    ON_RANK,
    COUNTING_JOKERS,
    STEP,
    *OF_SUITS,
    SKIPPED,
    *OF_MOVES,
    "when.out",
    IN_HAND,
    CLEARED,
    ON_MARK,
    ADDED,
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
    if when == ON_TURN and ADDED in words:
        yield ADDED, {**_without(words, ADDED), "then.add": True}
    if when == PASSED and ON_MARK in words:
        yield ON_MARK, _without(words, ON_MARK)
    if when == PASSED and not words.get(SKIPPED):
        yield SKIPPED, {**words, SKIPPED: True}
    if when == LEFT:
        wider = {
            FIRST: (FIRST_OR_FOUL, ANY_EXIT),
            FIRST_OR_FOUL: (ANY_EXIT,),
            FOUL: (ANY_EXIT,),
        }
        for exits in wider.get(words["when.out"], ()):
            yield "when.out", {**words, "when.out": exits}
    if when == HELD and not words.get(IN_HAND) and not words.keys().isdisjoint(OF_RANKS):
        yield IN_HAND, {**words, IN_HAND: True}
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
    if not (names_cards or words.get("then.allow")):
        yield from _of_any_cards(words)
    if words.get("then.allow"):
        yield from _of_allowed(words)
    if not (names_cards or (words.get("then.allow") and COUNT in words)):
        return
    for path in OF_CARDS if names_cards else ():
        if path in words:
            yield path, _without(words, path)
    is_below = any(path.startswith(BELOW) for path in words) and SAME not in words
    if is_below and (words.get("then.allow") or (ON_RANK in words and trigger_of(words) == PLAYED)):
        yield ON, {path: value for path, value in words.items() if not path.startswith(BELOW)}


def _of_any_cards(words: Mapping[str, Any]) -> Iterator[Relaxation]:
    """Of a sentence about so many cards of any rank: that jokers are among them, and what they
    make."""
    count = words.get(COUNT)
    prevents = any(path.startswith("then.prevent") for path in words)
    if prevents or not isinstance(count, NumberRange):
        return
    if JOKERS in words:  # without them it is one card less
        yield JOKERS, {**_without(words, JOKERS), COUNT: _one_beside(count)}
    if MAKES in words:
        yield MAKES, _without(words, MAKES)


def _of_allowed(words: Mapping[str, Any]) -> Iterator[Relaxation]:
    """Of a sentence that allows a play: how that has to compare with the one below."""
    if TOGETHER in words and not words.get(COUNTING_JOKERS):
        yield COUNTING_JOKERS, {**words, COUNTING_JOKERS: True}
    if TOGETHER in words:
        yield TOGETHER, _without(words, TOGETHER)
    if TOGETHER in words and SAME in words:  # the cards together are those of the rank
        yield SAME, _without(_without(words, SAME), TOGETHER)
    is_compared = COMPARED_COUNT in words  # more cards, if they are stronger
    if words.get(STEP) in ONE_STEP or (words.get(STEP) == STRONGER and is_compared):
        yield STEP, _without(words, STEP)
    if words.get(COMPARED_COUNT) == MORE and FORM in words:
        yield FORM, _without(words, FORM)
    if words.get(COMPARED_COUNT) == MORE and {FORM, ON_FORM} <= words.keys():
        yield FORM, _without(_without(words, FORM), ON_FORM)  # the same of both plays
    for path in OF_SUITS:
        if path in words:
            yield path, _without(words, path)
    if words.get(ON_RANK) in ("Jo", ("Jo",), ["Jo"]) and ON_JOKERS not in words:
        yield ON_RANK, {**_without(words, ON_RANK), ON_JOKERS: NumberRange(1, MAX_COUNT)}


def _one_beside(count: NumberRange) -> NumberRange:
    """These numbers, and the next ones on both sides."""
    most = count.most if count.most == MAX_COUNT else count.most + 1
    return NumberRange(max(count.least - 1, 0), most)


def _without(words: Mapping[str, Any], path: str) -> Mapping[str, Any]:
    return {other: value for other, value in words.items() if other != path}
