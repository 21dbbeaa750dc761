"""The higher number is the stronger one, or the lower (数字の強さ)."""

from __future__ import annotations

from referee.cards.card import Card
from referee.games.tricks.rule import TrickRule
from referee.rulebook.rule import Param, Reason


class NumberOrder(TrickRule):
    says = ("order",)
    low = Param(False, "the lower number is the stronger one")

    def order(self) -> Reason:
        weak, *_, strong = self.deck.ranks[:: -1 if self.low else 1]
        return self.reason("order", weak=weak, strong=strong)

    def power(self, card: Card) -> int | None:
        rank = self.deck.ranks.index(card.rank)
        return -rank if self.low else rank
