"""順位点の表: each place scores by a table."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class PointsTable(ClimbingRule):
    """The table is the reading's value itself: the points from the best place down."""

    answers = ("score",)
    points_table_table = Param("3_1_0_-1_-3")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | None:
        """``None`` where the table is for another number of players."""
        table = [int(points) for points in self.points_table_table.split("_")]
        return table if len(table) == position.size else None
