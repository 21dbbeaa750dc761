"""Who holds two cards passes one on to where one is missing (パス)."""

from __future__ import annotations

from referee.games.pointing.position import Card, PointingPosition
from referee.games.pointing.rule import PointingRule


class PassOn(PointingRule):
    says = ("one", "full", "hold", "waits")

    def passes(self, old: Card, new: Card) -> Card:
        return old

    def bars_gift(self, position: PointingPosition, seat: int, place: int) -> str:
        if len(position.at(seat)) < 2:
            return "one"
        return "full" if position.at(place) else ""
