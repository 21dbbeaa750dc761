"""あがり: a player without cards is out; the order of going out is the order of places. When too
few players are left, the game is over, and nobody moves any more."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effects, Leave
from referee.games.climbing.rule_api.rule import ANY_CARDS, ClimbingRule, MoveContext
from referee.rulebook.rule import Param


class GoingOut(ClimbingRule):
    """Takes a player whose hand is empty out of the game, and bars all moves after its end."""

    roles = ("going out",)
    scope = ANY_CARDS
    out_of_turn = True
    exit_stages = ("on_finish",)
    last_card_face_down = Param("after_doubt")

    @property
    def before_doubt(self) -> bool:
        return self.last_card_face_down == "at_once"

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return position.over

    def on_finish(self, context: MoveContext) -> Effects:
        if context.goes_out:
            yield Leave(context.seat, "clean")
