"""The hands (役) and their order; which cards make a straight."""

from __future__ import annotations

from referee.games.poker.rule import PokerRule
from referee.rulebook.rule import Param


class HandOrder(PokerRule):
    roles = ("hands",)
    says = ("has", "could", "few", "beats", "goes-round")
    straights = Param("no", "how the ends of the ranks join in a straight")

    def joins(self) -> str:
        return self.straights
