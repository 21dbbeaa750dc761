"""パス: anybody may pass, and skips one turn only."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.moves import PASS
from referee.rulebook.rule import Param


class PassAtWill(ClimbingRule):
    """Lets everybody pass at will; a table may bind the player who leads."""

    kinds = (PASS,)
    grants = (PASS,)
    leader_pass = Param("allowed")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return not position.field and self.leader_pass == "forbidden"
