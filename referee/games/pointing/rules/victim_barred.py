"""The victim is out of bounds in the second exchange (「被害者」の指定禁止)."""

from __future__ import annotations

from referee.games.pointing.position import PointingPosition
from referee.games.pointing.rule import PointingRule, count_players
from referee.rulebook.rule import Param


class VictimBarred(PointingRule):
    says = ("bars",)
    least = Param(3, "from how many players on")
    counted = Param("in_round", "which players count")

    def bars(self, position: PointingPosition, seat: int, place: int) -> str:
        second = position.exchange == 2 and place == position.middle
        return "bars" if second and count_players(position, self.counted) >= self.least else ""
