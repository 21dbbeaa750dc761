"""All point at the same moment, once an exchange (アクション)."""

from __future__ import annotations

from referee.games.pointing.position import POINTING, PointingPosition
from referee.games.pointing.rule import PointingRule
from referee.model.marks import NOBODY


class PointTogether(PointingRule):
    roles = ("point",)
    says = ("out", "late", "again", "other", "waits")

    def bars(self, position: PointingPosition, seat: int, place: int) -> str:
        if seat not in position.playing:
            return "out"
        if position.stage != POINTING:
            return "late"
        return "again" if position.pointed[seat] != NOBODY else ""
