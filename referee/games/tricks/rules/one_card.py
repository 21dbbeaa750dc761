"""Everybody plays one card of the hand to each trick (手札から1枚ずつ)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from referee.engine.hand_conversion import set_of
from referee.games.tricks.position import TricksPosition
from referee.games.tricks.rule import TrickRule


class OneCard(TrickRule):
    roles = ("card",)
    says = (
        "free", "leads", "count", "again", "not-held", "taken", "laid", "held", "gone",
        "no-such-move",
    )  # fmt: skip

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
        lying = {
            "taken": position.taken,
            "laid": [set_of(self.deck, [laid.card for laid in position.field])],
            "held": position.known,
            "gone": (position.carried, position.discards),
        }
        found = (where for where, sets in lying.items() if any(card & each for each in sets))
        return next(found, "")
