"""The lowest card loses the round; where the victim says so, the highest (脱落)."""

from __future__ import annotations

from referee.games.pointing.rule import PointingRule
from referee.rulebook.rule import Param


class LowestOut(PointingRule):
    roles = ("loser",)
    says = ("early", "gone", "shows", "over")
    turned_by = Param((2, 3), "the numbers of a victim that turns it round")

    def turned(self, victim: int) -> bool:
        return self.deck.ranks[victim] in map(str, self.turned_by)

    def loser(self, faces: dict[int, int], victim: int) -> int:
        worst = max if self.turned(victim) else min
        return worst(faces, key=lambda place: faces[place])
