"""Must follow (マストフォロー)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from tests.toy.position import Laid
from tests.toy.rule import ToyRule


class ToyFollow(ToyRule):
    says = ("bars",)

    def bars(self, hand: Sequence[Card], trick: Sequence[Laid], card: Card) -> bool:
        lead = trick[0].card.suit if trick else card.suit
        return card.suit != lead and any(held.suit == lead for held in hand)
