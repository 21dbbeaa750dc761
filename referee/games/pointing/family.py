"""The pointing family as the core knows it."""

from __future__ import annotations

from referee.engine.family import Family

from .advance import advance
from .answers import ANSWERS, Asked
from .judge import judge
from .legal_moves import bare_moves, legal_moves
from .position import PointingPosition
from .ruleset import PointingRules
from .scoring import over
from .setup import describe, set_up, write_state
from .view import look, view

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
