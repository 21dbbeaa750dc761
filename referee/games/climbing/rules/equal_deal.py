"""配り方: equal hands; left-over cards stay out; from the second game the lowest player deals."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import NOBODY


class EqualDeal(ClimbingRule):
    """Says how many cards each player gets, how many are left over, and who deals."""

    answers = ("who_deals", "deal")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> object:
        """The dealer's seat, or ``{"each", "left"}``."""
        if question == "who_deals":
            return ranking[-1] if ranking else NOBODY
        each, left = divmod(self.deck.size + self.deck.jokers, position.size)
        return {"each": each, "left": left}
