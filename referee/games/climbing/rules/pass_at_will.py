"""パス: anybody may pass, and skips one turn only."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.model.moves import PASS
from referee.rulebook.rule import Param


class PassAtWill(ClimbingRule):
    """Lets everybody pass at will; a table may bind the player who leads, if there is a play that
    may be made: nobody is bound to what cannot be done."""

    move_kinds = (PASS,)
    grants = (PASS,)
    says = ("unable",)
    leader_pass = Param("allowed")

    def forbids_pass(self, position: Position, seat: int, situation: SituationView) -> bool:
        return not position.field and self.leader_pass == "forbidden"
