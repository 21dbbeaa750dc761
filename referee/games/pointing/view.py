"""What a table of a pointing game looks like to a face."""

from __future__ import annotations

from referee.engine.view import Look, TableView
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import VICTIM

from .position import ELIMINATED, PointingPosition
from .ruleset import PointingRules

LOOK = Look(
    suggests=(q.WHAT_HAPPENS, q.WHOSE_TURN, q.RANKS, q.SCORE, q.WHO_WINS),
    out_ways=(ELIMINATED,),
    middle="victim",
    aims=(VICTIM,),
)


def look(_: PointingRules) -> Look:
    """The same for all games of the family."""
    return LOOK


def view(_: PointingRules, position: PointingPosition) -> TableView:
    """Who is waited for, and who points at what."""
    points = enumerate(position.pointed)
    return TableView(
        tuple(position.waited_for),
        position.stage,
        points_at={
            seat: to if to != position.middle else None for seat, to in points if to != NOBODY
        },
    )
