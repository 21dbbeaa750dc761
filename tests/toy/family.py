"""The toy family as the core knows it."""

from __future__ import annotations

from referee.engine.family import Family
from referee.engine.view import Look
from referee.model import questions as q

from .advance import advance
from .answers import ANSWERS
from .judge import judge, legal_moves
from .position import ToyPosition
from .ruleset import ToyRules
from .setup import describe, set_up

LOOK = Look(
    suggests=(q.WHOSE_TURN, q.WHO_TAKES),
    middle="toy_pile",
    happenings={"toy_card": ("toy-laid",)},
)


def _over(_: ToyRules, position: ToyPosition) -> bool:
    return position.over


FAMILY = Family(
    compile=ToyRules,
    set_up=set_up,
    describe=describe,
    judge=judge,
    advance=advance,
    legal_moves=legal_moves,
    answers=ANSWERS,
    look=lambda _: LOOK,
    over=_over,
)
