"""パス: players may pass, and skip one turn only."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView
from referee.model.moves import PASS
from referee.rulebook.rule import Param


class PassAtWill(ClimbingRule):
    """Lets all players pass at will. A table may require the player who leads to play, if a play is
    possible."""

    move_kinds = (PASS,)
    grants = (PASS,)
    says = ("unable",)
    leader_pass = Param("allowed")

    def pass_details(self) -> dict[str, object]:
        """Whether the leader has to play, and whether that is a choice of the table."""
        is_read = any(reading.name == "leader_pass" for reading in self.clause.readings)
        return {"lead": "must" if self.leader_pass == "forbidden" else "", "here": is_read}

    def forbids_pass(self, position: Position, seat: int, situation: SituationView) -> bool:
        return not position.field and self.leader_pass == "forbidden"
