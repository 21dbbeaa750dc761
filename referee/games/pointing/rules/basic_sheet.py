"""What only the sheet of basic rules could tell (基本ルールの紙)."""

from __future__ import annotations

from referee.games.pointing.position import Card
from referee.games.pointing.rule import PointingRule
from referee.rulebook.rule import Param


class BasicSheet(PointingRule):
    says = ("decides", "leave", "open")
    contested_holder = Param("passes_old", "what a hand passes that took a card and kept its own")

    def passes_contested(self, old: Card, new: Card) -> Card:
        return new if self.contested_holder == "passes_new" else old
