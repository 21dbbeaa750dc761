"""途中参加: a newcomer plays janken from the lowest player upward and enters at the first loss."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.validation import NEWCOMER
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.rule_api.titles import janken_results, standing, title_of
from referee.model.moves import BEATS, LOSES


class Joining(ClimbingRule):
    """Places newcomers among the players of the last game."""

    move_kinds = (BEATS, LOSES)
    answers = ("joined",)

    def forbids_act(self, position: Position, kind: str, seat: int, other: int) -> bool:
        """Janken goes from the lowest player upward and ends with the first loss."""
        won = janken_results(position, seat)
        if title_of(position, seat) != NEWCOMER or not all(won.values()):
            return True
        upward = [
            ranked for ranked in reversed(standing(position, self.book.titles)) if ranked not in won
        ]
        return not upward or upward[0] != other

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | None:
        """All seats, best first, with the newcomers placed; ``None`` if a result is missing."""
        ranked = list(ranking)
        for seat in range(position.size):
            if title_of(position, seat) == NEWCOMER:
                place = _entry(ranked, janken_results(position, seat))
                if place is None:
                    return None
                ranked.insert(place, seat)
        return ranked


def _entry(ranked: list[int], won: dict[int, bool]) -> int | None:
    """Where a newcomer with these results enters the ranking (best first)."""
    for place in range(len(ranked), 0, -1):
        opponent = ranked[place - 1]
        if opponent not in won:
            return None
        if not won[opponent]:
            return place
    return 0
