"""What a rule of the toy family may declare."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from referee.model.marks import Marks
from referee.rulebook.rule import Rule

Trick = Sequence[tuple[int, Card]]


class ToyRule(Rule):
    """Bars cards, or says how strong one is and who is left out."""

    def bars(self, hand: Sequence[Card], trick: Trick, card: Card) -> bool:
        return False

    def strength(self, lead: Card, card: Card) -> int | None:
        """How strong a card is in a trick; ``None``: the rule does not say."""
        return None

    def left_out(self, marks: Marks, seat: int) -> bool:
        return False
