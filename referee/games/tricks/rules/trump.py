"""The cards of one suit beat all others (切り札)."""

from __future__ import annotations

from referee.cards.card import Card
from referee.games.tricks.position import Trick
from referee.games.tricks.rule import TrickRule
from referee.rulebook.rule import Param, Reason


class Trump(TrickRule):
    says = ("beats", "order", "none", "cannot-win")
    suit = Param("none", "the suit that is trump", names="suit", also=("none",))
    then_led = Param(False, "next to it the suit led beats the rest")

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        return self.off_suit(trick) - self.can_win(trick) if self.then_led else frozenset()

    def can_win(self, trick: Trick) -> frozenset[int]:
        return frozenset(at for at, laid in enumerate(trick.laid) if laid.card.suit == self.suit)

    def tier(self, card: Card) -> int:
        return int(card.suit == self.suit)

    def order(self) -> Reason:
        if self.suit == "none":
            return self.reason("none")
        return self.reason("order", suit=self.suit)
