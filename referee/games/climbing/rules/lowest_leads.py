"""手番の順: from the second game on the lowest player leads; the first game is by janken."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import NOBODY


class LowestLeads(ClimbingRule):
    """Says who leads a fresh game."""

    answers = ("first_lead",)
    lead_fact = "janken-winner"

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> int:
        """The lowest seat, or ``NOBODY`` in a first game."""
        return ranking[-1] if ranking else NOBODY
