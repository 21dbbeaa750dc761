"""Cards are laid in turn, from the own hand."""

from __future__ import annotations

from referee.games.sevens.position import SevensPosition
from referee.games.sevens.rule import SevensRule
from referee.model.marks import NOBODY


class Turns(SevensRule):
    roles = ("turn",)
    says = ("out", "turn", "hold", "over", "one", "other", "next")

    def bars(self, position: SevensPosition, seat: int, card: int) -> bool:
        held = position.known[seat] | position.possible(self.deck, seat)
        return not held & card

    def out_of_turn(self, position: SevensPosition, seat: int) -> str:
        if position.over:
            return "over"
        if position.is_out(seat):
            return "out"
        return "turn" if position.turn not in (seat, NOBODY) else ""
