"""Everybody is dealt as many cards; what is left over stays out of the deal (配り方)."""

from __future__ import annotations

from referee.games.tricks.rule import TrickRule
from referee.rulebook.rule import Param, open_here


class EqualDeal(TrickRule):
    says = ("dealt", "open")
    left_over = Param("left_out", "what becomes of the cards left over")

    def deal(self, players: int) -> dict[str, int]:
        each, left = divmod(self.deck.size, players)
        if left:
            with open_here(lambda _: self.reason("open", number=players, each=each, left=left)):
                self.settled("left_over")
        return {"each": each, "left": left}
