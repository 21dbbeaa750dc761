"""残り枚数の失点: every card left in a hand costs a point, and more in a big hand.

Coded, since no other rule scores what a hand holds by steps.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param

DOUBLE, TRIPLE = 10, 13
"""From how many cards on each costs two points, or three."""


class HandCountPoints(ClimbingRule):
    """Counts when the game is over. Who has left it holds nothing, and loses nothing."""

    answers = ("hand_points",)
    says = ("counted",)
    hand_count_points_steps = Param("double_from_10")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | None:
        """``None`` where nobody knows how many cards are left; nothing while the game goes on."""
        if not position.over:
            return []
        held = [position.held(seat) for seat in range(position.size)]
        costs = [self._cost(count) for count in held if count is not None]
        return costs if len(costs) == position.size else None

    def _cost(self, count: int) -> int:
        triple = self.hand_count_points_steps == "double_from_10_triple_at_13"
        if triple and count >= TRIPLE:
            return -3 * count
        return -2 * count if count >= DOUBLE else -count
