"""Who points at a card alone takes it (ドロー③)."""

from __future__ import annotations

from referee.games.pointing.position import PointingPosition
from referee.games.pointing.rule import PointingRule


class TakeAlone(PointingRule):
    says = ("stays",)

    def takes(self, position: PointingPosition, seat: int) -> bool:
        return True
