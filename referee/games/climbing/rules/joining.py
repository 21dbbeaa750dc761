"""途中参加: a newcomer plays janken upward from the lowest player and enters at the first loss."""

from __future__ import annotations

from ....position import Position
from ..rule import ClimbingRule
from ..titles import NEWCOMER, janken_results, standing, title_of


class Joining(ClimbingRule):
    """Places a newcomer among the players of last game."""

    answers = ("joined",)

    def answer(self, question: str, position: Position) -> list[int] | None:
        """All seats, best first, with the newcomers placed; ``None`` while a result is missing."""
        ranked = standing(position)
        for seat in range(position.size):
            if title_of(position, seat) == NEWCOMER:
                place = _entry(ranked, janken_results(position, seat))
                if place is None:
                    return None
                ranked = [*ranked[:place], seat, *ranked[place:]]
        return ranked


def _entry(ranked: list[int], won: dict[int, bool]) -> int | None:
    """Where in the ranking (best first) somebody enters who won and lost like this."""
    for place in range(len(ranked), 0, -1):
        opponent = ranked[place - 1]
        if opponent not in won:
            return None
        if not won[opponent]:
            return place
    return 0
