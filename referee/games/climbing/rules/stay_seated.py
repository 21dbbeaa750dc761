"""席順の続き: how the next game sits where the seats have been rearranged in this one.

Coded, since no other rule takes the seats over from one game to the next.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class StaySeated(ClimbingRule):
    """As before this game, or (reading) as by now for the match."""

    answers = ("seating",)
    nine_reseat_until = Param("game")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int]:
        """Nothing where nobody has rearranged the seats."""
        if position.mark("seated") is None:
            return []
        return [*(range(position.size) if self.nine_reseat_until == "game" else position.circle)]
