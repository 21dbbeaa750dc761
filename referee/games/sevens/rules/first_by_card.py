"""Whoever held a certain card begins."""

from __future__ import annotations

from referee.cards.card import parse_card
from referee.games.sevens.rule import SevensRule
from referee.model.description import Description
from referee.rulebook.rule import Param


class FirstByCard(SevensRule):
    says = ("leads", "unknown")
    card = Param("D7", "the card")

    def first_card(self) -> str:
        return self.card

    def leader(self, described: Description) -> str:
        card = parse_card(self.card, self.deck)
        held = described.hands.items()
        return next((name for name, hand in held if card in hand.cards), "")
