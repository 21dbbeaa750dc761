"""All cards are dealt out, as evenly as they go."""

from __future__ import annotations

from referee.games.sevens.rule import SevensRule


class DealAll(SevensRule):
    says = ("deal",)

    def deal(self, players: int) -> dict[str, int]:
        size = self.deck.size + self.deck.jokers
        more = {"more": size % players} if size % players else {}
        return {"each": size // players, "left": 0, **more}
