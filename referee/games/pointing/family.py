"""The pointing family as the core knows it."""

from __future__ import annotations

from referee.engine.family import Family
from referee.engine.view import GameTraits, TableView
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import VICTIM

from .advance import advance
from .answers import ANSWERS, Asked
from .judge import bare_moves, judge, legal_moves
from .position import ELIMINATED, PointingPosition
from .ruleset import PointingRules
from .scoring import over
from .setup import describe, set_up, write_state

LOOK = GameTraits(
    suggests=(q.WHAT_HAPPENS, q.WHOSE_TURN, q.RANKS, q.SCORE, q.WHO_WINS),
    out_ways=(ELIMINATED,),
    middle="victim",
    aims=(VICTIM,),
)


def look(_: PointingRules) -> GameTraits:
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


FAMILY = Family(
    compile=PointingRules,
    set_up=set_up,
    describe=describe,
    judge=judge,
    advance=advance,
    legal_moves=legal_moves,
    answers=ANSWERS,
    asked=Asked,
    look=look,
    view=view,
    state_words=write_state,
    bare_moves=bare_moves,
    over=over,
    key=PointingPosition.key,
)
