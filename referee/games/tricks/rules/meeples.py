"""Each places a meeple on a colour and counts the cards taken of that colour (ミープル)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from referee.games.tricks.position import TricksPosition
from referee.games.tricks.rule import TallyRule
from referee.games.tricks.words import MEEPLE
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class Meeples(TallyRule):
    says = (*TallyRule.says, "first", "waits", "shared", "placed")
    words = (MarkWord(MEEPLE, "meeple", value="suits", holder=True, also=("ミープル",)),)
    opens = "place"
    shared_area = Param("allowed", "whether two may choose one area while others are free")

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        return "first" if any(owed.clause == self.clause.id for owed in position.owed) else ""

    def forbids_area(self, position: TricksPosition, seat: int, area: int) -> str:
        placed = {mark.holder: mark.value for mark in position.marks if mark.kind == MEEPLE}
        if seat in placed:
            return "placed"
        if self.shared_area == "allowed" or len(set(placed.values())) == len(self.deck.suits):
            return ""
        return "shared" if area in placed.values() else ""

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        meeple = position.mark(MEEPLE, seat)
        if meeple is None or not position.knows_taken(seat):
            return None
        colour = self.deck.suits[meeple.value.bit_length() - 1]
        return (position.taken[seat] & self.suit_mask(colour)).bit_count()
