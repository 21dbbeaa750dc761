"""With two empty hands those whose pointing clashed pass first (注２)."""

from __future__ import annotations

from referee.games.pointing.position import PointingPosition
from referee.games.pointing.rule import PointingRule


class ClashedFirst(PointingRule):
    says = ("bars",)

    def bars_gift(self, position: PointingPosition, seat: int, place: int) -> str:
        empty = [other for other in position.playing if not position.at(other)]
        first = [other for other in position.clashed if len(position.at(other)) > 1]
        return "bars" if len(empty) >= 2 and first and seat not in first else ""
