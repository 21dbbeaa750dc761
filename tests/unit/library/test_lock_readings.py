"""Rules that let cards be played against the usual order or form, or in answer to a play: whether
a lock binds them is asked in the book, said by the rule, or decided for a reason given here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import referee
from referee.rulebook.clause import Clause
from referee.rulebook.rule_language import SENTENCE

BOOK = referee.book("local")
GROUPS = ("suit_locks", "number_locks")
USUAL = {"daifugo.strength", "daifugo.forms"}
ANSWERS = ("when.play.on.clear", "when.play.on.skip")
PERMITS = ("then.allow", "then.free")

DECIDED = {
    "daifugo.joker": "joker_under_lock asks for single jokers; sets and runs are under the lock.",
    "local.down_number": "It changes only how strong a card has to be.",
    "local.equal_allowed": "It changes only how strong a play has to be.",
    "local.equal_skips": "It changes only how strong a play has to be.",
    "local.suits_rank": "It changes only how strong a play has to be.",
    "local.joker_below_two": "It changes only how strong a joker is.",
    "local.joker_return": "It plays a single joker, about which joker_under_lock asks.",
    "local.joker_clears": "Its answer is the spade 3, about which spade_three_under_lock asks.",
    "local.two_clears": "Its answer is a single joker, about which joker_under_lock asks.",
    "local.mixed_run": "It adds runs, which are under a lock like others.",
    "local.tunnel": "It adds a run, which is under a lock like others.",
    "local.six_to_nine": "It says which cards may follow, and so is a limit itself.",
    "local.nine_to_six": "It says which cards may follow, and so is a limit itself.",
}
"""Why a rule has no such reading."""


def _lifts(clause: Clause) -> bool:
    """Whether a clause lets cards be played that the order, the forms or a cut would bar."""
    named = {*clause.overrides, *_of_readings(clause)}
    words: Iterator[Any] = (use.params for use in clause.rules if use.name == SENTENCE)
    return any(
        any(sentence.get(path) for path in ANSWERS)
        or (named & USUAL and any(sentence.get(path) for path in PERMITS))
        for sentence in words
    )


def _of_readings(clause: Clause) -> Iterator[str]:
    for reading in clause.readings:
        for ids in reading.overrides.values():
            yield from ids


def _speaks_of_locks(clause: Clause) -> bool:
    return {*GROUPS} <= {*clause.overrides, *_of_readings(clause)}


def test_every_rule_that_lifts_the_usual_says_whether_locks_bind_it() -> None:
    silent = {clause.id for clause in BOOK.clauses if _lifts(clause)}
    silent -= {clause.id for clause in BOOK.clauses if _speaks_of_locks(clause)}
    assert silent == {*DECIDED}
