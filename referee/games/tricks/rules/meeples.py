"""Each places a meeple on a colour and counts the cards taken of that colour (ミープル)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from referee.games.tricks.position import TricksPosition
from referee.games.tricks.rule import Args, TallyRule
from referee.games.tricks.words import MEEPLE
from referee.model.mark_spelling import MarkWord
from referee.rulebook.rule import Param


class Meeples(TallyRule):
    says = (*TallyRule.says, "counted", "first", "waits", "shared", "placed", "free")
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
        colour = self._colour(position, seat)
        if not colour or not position.knows_taken(seat):
            return None
        return (position.taken[seat] & self.suit_mask(colour)).bit_count()

    def _colour(self, position: TricksPosition, seat: int) -> str:
        """The colour that a seat's meeple stands on; empty: on none."""
        meeple = position.mark(MEEPLE, seat)
        return "" if meeple is None else self.deck.suits[meeple.value.bit_length() - 1]

    def counted(self, position: TricksPosition, seat: int) -> Args:
        colour = self._colour(position, seat)
        cards = self.deck.cards(position.taken[seat] & self.suit_mask(colour)) if colour else ()
        if not cards:
            return {}
        return {"cards": [str(card) for card in cards], "count": len(cards), "suit": colour}
