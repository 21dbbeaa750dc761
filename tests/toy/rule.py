"""What a rule of the toy family may declare."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from referee.rulebook.rule import Rule

from .position import Laid, ToyPosition


class ToyRule(Rule):
    """A rule of the family. What it does not declare it has nothing to say about."""

    def bars(self, hand: Sequence[Card], trick: Sequence[Laid], card: Card) -> bool:
        """Whether a card may not be played from a hand to a trick."""
        return False

    def strength(self, lead: Card, card: Card) -> int:
        """How strong a card is in a trick: the higher the stronger."""
        return 0

    def left_out(self, position: ToyPosition, seat: int) -> bool:
        """Whether a seat cannot take the trick."""
        return False
