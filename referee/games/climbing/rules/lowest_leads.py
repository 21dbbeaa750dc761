"""手番の順: from the second game on the lowest player leads; the first game is by janken."""

from __future__ import annotations

from ....position import NOBODY, Position
from ..rule import ClimbingRule
from ..titles import standing


class LowestLeads(ClimbingRule):
    """Says who leads a fresh game."""

    answers = ("first_lead",)

    def answer(self, question: str, position: Position) -> int:
        """The lowest seat of last game, or ``NOBODY`` in a first game."""
        ranked = standing(position)
        return ranked[-1] if ranked else NOBODY
