"""The victim is out of bounds in the second exchange (「被害者」の指定禁止)."""

from __future__ import annotations

from referee.games.pointing.position import PointingPosition
from referee.games.pointing.rule import PointingRule, count_players
from referee.rulebook.rule import Param


class VictimBarred(PointingRule):
    says = ("bars", "first", "few")
    least = Param(3, "from how many players on")
    counted = Param("in_round", "which players count")

    def bars(self, position: PointingPosition, seat: int, place: int) -> str:
        return "bars" if self._way(position, place) == "bars" else ""

    def meets(self, position: PointingPosition, seat: int, place: int) -> str:
        way = self._way(position, place)
        return "" if way == "bars" else way

    def counts_players(self, position: PointingPosition) -> int:
        return count_players(position, self.counted)

    def _way(self, position: PointingPosition, place: int) -> str:
        """Whether the victim is barred, and why not; empty: it is another card."""
        if place != position.middle:
            return ""
        if position.exchange == 1:
            return "first"
        return "bars" if self.counts_players(position) >= self.least else "few"
