"""配り方: all get the same number of cards, and the landlord those that are left over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.rulebook.rule import Param


class LandlordDeal(ClimbingRule):
    """Who the landlord is, isn't known when the cards are dealt."""

    answers = ("deal",)
    each = Param(17, "how many cards each player is dealt")

    def answer(
        self, question: str, position: Position, ranking: Sequence[int]
    ) -> Mapping[str, int]:
        left = self.deck.size + self.deck.jokers - self.each * position.size
        return {"each": self.each, "left": left, "landlord": left}
