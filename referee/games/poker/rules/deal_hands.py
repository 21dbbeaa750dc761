"""How many cards everybody is dealt."""

from __future__ import annotations

from referee.games.poker.rule import PokerRule
from referee.rulebook.rule import Param


class DealHands(PokerRule):
    says = ("dealt",)
    each = Param(5, "so many; 0: all there are, as evenly as they go")

    def deal(self, players: int) -> dict[str, int]:
        size = self.deck.size
        if self.each:
            return {"each": self.each, "left": size - self.each * players}
        more = {"more": size % players} if size % players else {}
        return {"each": size // players, "left": 0, **more}
