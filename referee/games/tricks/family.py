"""The trick-taking family as the core knows it."""

from __future__ import annotations

from referee.engine.family import Family

from .advance import advance
from .answers import ANSWERS, Asked, resolved
from .judge import judge
from .legal_moves import bare_moves, legal_moves
from .position import TricksPosition
from .ruleset import TrickRules
from .setup import describe, set_up, write_state
from .view import look, view


def _over(_: TrickRules, position: TricksPosition) -> bool:
    return position.over


FAMILY = Family(
    compile=TrickRules,
    set_up=set_up,
    describe=describe,
    judge=judge,
    advance=advance,
    legal_moves=legal_moves,
    answers=ANSWERS,
    asked=Asked,
    resolve=resolved,
    look=look,
    view=view,
    state_words=write_state,
    bare_moves=bare_moves,
    over=_over,
)
