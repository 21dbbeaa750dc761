"""Of two that point at one card, the one with the higher card gets it (上級交換ルール)."""

from __future__ import annotations

from referee.games.pointing.rule import Contest, PointingRule, count_players
from referee.games.pointing.words import FEW, HIGHER, MANY
from referee.rulebook.rule import Param


class Duel(PointingRule):
    roles = ("duel",)
    says = ("settled", "none", "open")
    least = Param(3, "from how many players on")
    counted = Param("in_round", "which players count")

    def settles(self, contest: Contest) -> str:
        return "" if self.misses(contest) else HIGHER

    def misses(self, contest: Contest) -> str:
        if count_players(contest.position, self.counted) < self.least:
            return FEW
        return MANY if len(contest.seats) > 2 else ""
