"""The toy family as the core knows it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.family import Family, by_rules, of_game
from referee.engine.view import GameTraits, TableView
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import Move

from .advance import advance
from .answers import ANSWERS
from .judge import judge, legal_moves
from .position import ToyPosition
from .ruleset import ToyRules
from .setup import describe, set_up


class ToyFamily(Family[ToyRules, ToyPosition]):
    """A family for the tests."""

    answers = ANSWERS
    traits = GameTraits(
        suggests=(q.WHOSE_TURN, q.WHO_TAKES),
        middle="trick",
        event_groups={"toy_card": ("toy-laid",)},
    )

    compile = ToyRules
    set_up = by_rules(set_up)
    describe = by_rules(describe)
    judge = of_game(judge)
    advance = of_game(advance)
    legal_moves = of_game(legal_moves)

    def bare_moves(self, _names: Sequence[str], _position: ToyPosition, /) -> Sequence[Move]:
        return ()

    def view(self, position: ToyPosition, /) -> TableView:
        waited_for = () if position.is_over or position.turn == NOBODY else (position.turn,)
        return TableView(waited_for, stage="toy_play")


FAMILY = ToyFamily
