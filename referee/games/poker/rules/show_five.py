"""Everybody shows five cards of the own hand."""

from __future__ import annotations

from referee.games.poker.position import PokerPosition
from referee.games.poker.rule import PokerRule
from referee.games.poker.words import FIVE


class ShowFive(PokerRule):
    roles = ("show",)
    says = ("five", "again", "hold", "other", "waits", "done", "free")

    def bars(self, position: PokerPosition, seat: int, cards: int, count: int) -> str:
        if position.shown[seat]:
            return "again"
        if count != FIVE:
            return "five"
        return "" if position.may_show(seat, cards) else "hold"
