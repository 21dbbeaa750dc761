"""Who takes every point has none, and the others have them all (シュート・ザ・ムーン)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.tricks.rule import TrickRule
from referee.rulebook.rule import Param


class AllPoints(TrickRule):
    says = ("adjusts",)
    points = Param(0, "how many points there are in a deal")

    def adjusts(self, points: Sequence[int]) -> tuple[int, ...] | None:
        if self.points not in points:
            return None
        return tuple(0 if each == self.points else self.points for each in points)
