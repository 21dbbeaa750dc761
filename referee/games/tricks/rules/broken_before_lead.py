"""A suit may not be led until a card of it has been played (ハートブレイク)."""

from __future__ import annotations

from referee.cards.card import Card
from referee.engine.answer import Fact
from referee.games.tricks.position import TricksPosition
from referee.games.tricks.rule import TrickRule
from referee.model.mark_spelling import MarkWord
from referee.model.marks import Mark
from referee.rulebook.rule import Param

BROKEN = "broken"


class BrokenBeforeLead(TrickRule):
    says = ("bars", "binds", "free", "follows")
    words = (MarkWord(BROKEN, "broken", value="suits"),)
    suit = Param("", "the suit that may not be led", names="suit")

    def instead(self, position: TricksPosition, seat: int, card: Card) -> int:
        led = card.suit == self.suit and not position.field
        if not led or position.mark(BROKEN):
            return 0
        return self.deck.full & ~self.suit_mask(self.suit)

    def unless(self, position: TricksPosition, name: str, card: Card) -> Fact:
        return Fact("holds-only-suit", {"seat": name, "suit": self.suit}, None, None)

    def bar_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        return {"suit": self.suit}

    def meets(self, position: TricksPosition, card: Card) -> str:
        thrown = card.suit == self.suit and position.field and not position.mark(BROKEN)
        return "follows" if thrown else ""

    def breaks(self, position: TricksPosition, card: Card) -> Mark | None:
        if card.suit != self.suit or position.mark(BROKEN):
            return None
        return Mark(BROKEN, 1 << self.deck.suits.index(card.suit))
