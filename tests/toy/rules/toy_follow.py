"""Must follow (マストフォロー)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from tests.toy.rule import ToyRule, Trick


class ToyFollow(ToyRule):
    says = ("bars",)

    def bars(self, hand: Sequence[Card], trick: Trick, card: Card) -> bool:
        lead = trick[0][1].suit if trick else card.suit
        return card.suit != lead and any(held.suit == lead for held in hand)
