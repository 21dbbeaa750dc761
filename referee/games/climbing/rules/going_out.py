"""あがり: a player without cards is out; the order of going out is the order of places."""

from __future__ import annotations

from referee.games.climbing.rule_api.effects import Effects, Leave
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.rulebook.rule import Param


class GoingOut(ClimbingRule):
    """Takes a player whose hand is empty out of the game."""

    roles = ("going out",)
    exit_stages = ("on_finish",)
    last_card_face_down = Param("after_doubt")

    @property
    def before_doubt(self) -> bool:
        return self.last_card_face_down == "at_once"

    def on_finish(self, context: MoveContext) -> Effects:
        if context.goes_out:
            yield Leave(context.seat, "clean")
