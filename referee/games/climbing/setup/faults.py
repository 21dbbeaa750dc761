"""What is wrong with a described table of the climbing family."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee.engine import faults
from referee.errors import Fault
from referee.model import questions as q
from referee.model.description import Description

if TYPE_CHECKING:
    from referee.games.climbing.ruleset.ruleset import ClimbingEngine

OUT_WAYS = ("foul", "fallen", "liar")
SUGGESTED = (
    q.WHAT_PLAYS, q.MAY_PASS, q.IS_OUT, q.WHAT_HAPPENS, q.WHOSE_TURN, q.WHAT_ORDER, q.WHO_LEADS,
    q.MUST_GIVE, q.RANKS, q.TITLES,
)  # fmt: skip
"""The questions that the desk offers, the nearest first."""
SUGGESTED_WITH_DOUBTS = (
    q.WHAT_PLAYS, q.MAY_DOUBT, q.MAY_PASS, q.WHAT_HAPPENS, q.WHOSE_TURN, q.MUST_DO, q.WHAT_ORDER,
    q.WHO_LEADS, q.SCORE,
)  # fmt: skip
"""Likewise where cards may be doubted."""


def find_faults(engine: ClimbingEngine, described: Description) -> Iterator[Fault]:
    """All faults of a description, in the order of the text."""
    return faults.find_faults(engine.rulebook.book, described, ways=engine.out_ways)
