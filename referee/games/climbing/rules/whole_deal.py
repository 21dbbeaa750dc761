"""配り方: the whole pack is dealt, so that hands may differ by one card."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule


class WholeDeal(ClimbingRule):
    """Says how many cards each player gets, and how many players get one more."""

    answers = ("deal",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> dict[str, int]:
        """``{"each", "left", "more"}``."""
        each, more = divmod(self.deck.size + self.deck.jokers, position.size)
        return {"each": each, "left": 0, "more": more}
