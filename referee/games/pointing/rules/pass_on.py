"""Who holds two cards passes one on to where one is missing (パス)."""

from __future__ import annotations

from referee.games.pointing.position import Card, PointingPosition
from referee.games.pointing.rule import PointingRule
from referee.rule import Param


class PassOn(PointingRule):
    says = ("one", "full", "sheet")
    contested_holder = Param("passes_old", "what a hand passes that took a card and kept its own")

    def passes(self, old: Card, new: Card, contested: bool) -> Card:
        if contested and self.contested_holder == "passes_new":
            return new
        return old

    def bars_gift(self, position: PointingPosition, seat: int, place: int) -> str:
        if len(position.at(seat)) < 2:
            return "one"
        return "full" if position.at(place) else ""
