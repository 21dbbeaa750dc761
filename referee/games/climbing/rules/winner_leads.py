"""勝者から: whoever went out first leads the next game."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule


class WinnerLeads(ClimbingRule):
    """The best place of the last game; of a first game it says nothing."""

    answers = ("first_lead",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> int | None:
        return ranking[0] if ranking else None
