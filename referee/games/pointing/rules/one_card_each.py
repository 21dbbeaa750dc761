"""Everybody holds one card, and one lies in the middle (被害者)."""

from __future__ import annotations

from referee.games.pointing.rule import PointingRule


class OneCardEach(PointingRule):
    says = ("deal",)

    def deals(self, players: int) -> int:
        return self.deck.size - players
