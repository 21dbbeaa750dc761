"""Who holds a certain card leads the first trick with it (最初の親)."""

from __future__ import annotations

from referee.cards.card import Card, parse_card
from referee.engine.answer import Fact
from referee.games.tricks.position import TricksPosition
from referee.games.tricks.rule import TrickRule
from referee.games.tricks.words import FIRST_TRICK
from referee.model.marks import NOBODY
from referee.rulebook.rule import Param


class CardLeads(TrickRule):
    about_first_trick = True
    says = ("bars", "binds", "free", "leads", "undecided")
    card: Param[str] = Param("", "the card that leads")

    def _mask(self) -> int:
        return self.deck.mask([parse_card(self.card, self.deck)])

    def instead(self, position: TricksPosition, seat: int, card: Card) -> int:
        leads = position.mark(FIRST_TRICK.kind) and not position.field
        return self._mask() if leads and str(card) != self.card else 0

    def unless(self, position: TricksPosition, name: str, card: Card) -> Fact:
        return Fact("does-not-hold", {"seat": name, "cards": [self.card]}, None, None)

    def bar_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        return {"lead": self.card}

    def meets(self, position: TricksPosition, card: Card) -> str:
        leads = position.mark(FIRST_TRICK.kind) and not position.field
        return "leads" if leads else ""

    def first_card(self) -> str:
        return self.card

    def first_leader(self, position: TricksPosition) -> int | None:
        holders = (seat for seat, held in enumerate(position.known) if held & self._mask())
        return next(holders, NOBODY)
