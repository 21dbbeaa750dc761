"""A card that several point at goes to nobody (指差しの重なり)."""

from __future__ import annotations

from referee.games.pointing.rule import Contest, PointingRule
from referee.games.pointing.words import NO_ONE
from referee.rulebook.rule import Param


class Clash(PointingRule):
    least = Param(2, "by how many pointing players")

    def settles(self, contest: Contest) -> str:
        return NO_ONE if len(contest.seats) >= self.least else ""
