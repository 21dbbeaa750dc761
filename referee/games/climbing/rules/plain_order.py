"""強さの順: the order of strength while nothing changes it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.plays.card_strength import ranks_in_order, strengths
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import ClimbingRule


class PlainOrder(ClimbingRule):
    """The reason for the order if no mark reverses it."""

    answers = ("order",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[str]:
        """The rank names from weakest to strongest."""
        return ranks_in_order(self.deck, strengths(self.deck, False))
