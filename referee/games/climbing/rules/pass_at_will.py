"""パス: anybody may pass, and skips one turn only."""

from __future__ import annotations

from ....moves import PASS
from ....position import Position
from ....rule import Param
from ..play import Play
from ..rule import ClimbingRule


class PassAtWill(ClimbingRule):
    """Lets everybody pass at will; a table may bind the player who leads."""

    kinds = (PASS,)
    grants = (PASS,)
    leader_pass = Param("allowed")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return not position.field and self.leader_pass == "forbidden"
