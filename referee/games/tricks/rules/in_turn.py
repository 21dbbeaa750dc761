"""From the leader on everybody plays in turn, clockwise (親から時計回り)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from referee.games.tricks.position import TricksPosition
from referee.games.tricks.rule import TrickRule
from referee.model.marks import NOBODY


class InTurn(TrickRule):
    roles = ("turn",)
    says = ("turn", "next", "led")

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        return "turn" if position.turn not in (NOBODY, seat) else ""
