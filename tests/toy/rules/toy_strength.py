"""Which card of the led colour, or of the trump, is the strongest."""

from __future__ import annotations

from referee.cards.card import Card
from referee.rulebook.rule import Param
from tests.toy.rule import ToyRule


class ToyStrength(ToyRule):
    says = ("takes",)
    roles = ("strength",)
    low = Param(False, "the lower number is stronger")
    trump = Param("none", "the colour that beats the others")

    def strength(self, lead: Card, card: Card) -> int:
        rank = self.deck.ranks.index(card.rank)
        power = len(self.deck.ranks) - rank if self.low else rank + 1
        if card.suit == self.trump:
            return power + 2 * len(self.deck.ranks)
        return power + len(self.deck.ranks) if card.suit == lead.suit else 0
