"""No card that counts in the first trick while another may be played (最初のトリックの制限)."""

from __future__ import annotations

from referee.cards.card import Card, parse_card
from referee.engine.answer import Fact
from referee.games.tricks.position import TricksPosition
from referee.games.tricks.rule import TrickRule
from referee.games.tricks.words import FIRST_TRICK
from referee.rulebook.rule import Param


class NoPointsAtFirst(TrickRule):
    about_first_trick = True
    yields = True
    words = (FIRST_TRICK,)
    says = ("bars", "binds", "free")
    suits = Param("", "the suits that count", names="suits")
    cards = Param[list[str]]([], "the single cards that count", names="card")

    def _counting(self) -> int:
        single = self.deck.mask([parse_card(card, self.deck) for card in self.cards])
        return single | sum(map(self.suit_mask, self.suits))

    def instead(self, position: TricksPosition, seat: int, card: Card) -> int:
        counting = self._counting()
        if position.mark(FIRST_TRICK.kind) is None or not self.deck.mask([card]) & counting:
            return 0
        return self.deck.full & ~counting

    def unless(self, position: TricksPosition, name: str, card: Card) -> Fact:
        return Fact("holds-only-points", {"seat": name}, None, None)
