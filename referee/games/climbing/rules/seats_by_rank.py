"""席順: seats follow rank upward from the lowest; the lowest player shuffles and deals."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import NOBODY


class SeatsByRank(ClimbingRule):
    """Says in which order the next game sits, and who deals."""

    answers = ("seating", "who_deals")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | int:
        """Seats in turn order, lowest first; or the dealer (``NOBODY`` in a first game)."""
        upward = list(reversed(ranking))
        if question == "seating":
            return upward
        return upward[0] if upward else NOBODY
