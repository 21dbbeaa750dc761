"""The trick-taking family as the core knows it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.family import Family, what_happened
from referee.model import questions as q
from referee.model.moves import Move
from referee.model.questions import Question

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


def _begs(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, moved: Move | None
) -> Question | None:
    """Of a full trick, whether it lies there or has just been filled, who takes it."""
    just_filled = moved is not None and not position.field and position.last is not None
    if position.full or (just_filled and moved and moved.cards):
        return Question(q.WHO_TAKES)
    return what_happened(rules, names, position, moved)


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
    begs=_begs,
    over=_over,
)
