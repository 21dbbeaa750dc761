"""配り方: everybody gets the same fixed number of cards; the rest stays out of the game."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class DealEach(ClimbingRule):
    """Says how many cards each player gets and how many are left over."""

    answers = ("deal",)
    each = Param(7)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> object:
        """``{"each", "left"}``."""
        left = self.deck.size + self.deck.jokers - self.each * position.size
        return {"each": self.each, "left": left}
