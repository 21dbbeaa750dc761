"""Everybody plays one card of the hand to each trick (手札から1枚ずつ)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from referee.games.tricks.position import TricksPosition
from referee.games.tricks.rule import TrickRule


class OneCard(TrickRule):
    roles = ("card",)
    says = ("free", "count", "again", "not-held", "gone", "no-such-move")

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        if len(cards) != 1:
            return "count"
        if any(laid.seat == seat for laid in position.field):
            return "again"
        card = self.deck.mask([cards[0].plain()])
        if card & position.known[seat]:
            return ""
        if position.unknown[seat] == 0:
            return "not-held"
        gone = position.carried | position.discards
        for held in (*position.known, *position.taken):
            gone |= held
        gone |= self.deck.mask([laid.card for laid in position.field])
        return "gone" if card & gone else ""
