"""One points at any card but the own one."""

from __future__ import annotations

from referee.games.pointing.position import PointingPosition
from referee.games.pointing.rule import PointingRule


class PointElsewhere(PointingRule):
    says = ("own", "nothing", "free")

    def bars(self, position: PointingPosition, seat: int, place: int) -> str:
        if place == seat:
            return "own"
        return "" if position.at(place) else "nothing"

    def meets(self, position: PointingPosition, seat: int, place: int) -> str:
        return "free"
