"""The toy family as the core knows it."""

from __future__ import annotations

from referee.engine.family import Family
from referee.engine.view import GameTraits, TableView
from referee.model import questions as q
from referee.model.marks import NOBODY

from .advance import advance
from .answers import ANSWERS
from .judge import judge, legal_moves
from .position import ToyPosition
from .ruleset import ToyRules
from .setup import describe, set_up

LOOK = GameTraits(
    suggests=(q.WHOSE_TURN, q.WHO_TAKES),
    middle="trick",
    event_groups={"toy_card": ("toy-laid",)},
)


def _view(_: ToyRules, position: ToyPosition) -> TableView:
    waited_for = () if position.over or position.turn == NOBODY else (position.turn,)
    return TableView(waited_for, stage="toy_play")


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
    view=_view,
    bare_moves=lambda _rules, _names, _position: (),
    over=_over,
)
