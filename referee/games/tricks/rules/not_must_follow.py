"""The suit played just before may not be played again (ノットマストフォロー)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.cards.card import Card
from referee.engine.answer import Fact
from referee.games.tricks.position import Trick, TricksPosition
from referee.games.tricks.rule import Args, TrickRule
from referee.games.tricks.words import LAST
from referee.model.mark_spelling import MarkWord
from referee.model.marks import Mark
from referee.rulebook.rule import Param


class NotMustFollow(TrickRule):
    says = ("bars", "binds", "free", "differs", "cannot-win")
    words = (MarkWord(LAST, "last colour", value="suits"),)
    lead_bound = Param("no", "whether the lead is bound by the last card of the trick before")

    def instead(self, position: TricksPosition, seat: int, card: Card) -> int:
        if card.suit != self._before(position):
            return 0
        return self.deck.full & ~self.suit_mask(card.suit)

    def _before(self, position: TricksPosition) -> str:
        """The suit played just before; empty where nothing binds."""
        if position.field:
            return position.field[-1].card.suit
        mark = position.mark(LAST)
        return self._suit(mark) if mark and self.lead_bound == "yes" else ""

    def _suit(self, mark: Mark) -> str:
        at: int = mark.value.bit_length() - 1
        return self.deck.suits[at]

    def unless(self, position: TricksPosition, name: str, card: Card) -> Fact:
        return Fact("holds-only-suit", {"seat": name, "suit": card.suit}, None, None)

    def bar_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        laid = [each.card for each in position.field]
        earlier = any(each.suit == card.suit for each in laid[:-1])
        return {"suit": card.suit, "near": [str(each) for each in laid[-1:]], "earlier": earlier}

    def meets(self, position: TricksPosition, card: Card) -> str:
        return "differs" if self._before(position) else ""

    def why_not(self, trick: Trick, places: Sequence[int]) -> Iterator[tuple[list[int], Args]]:
        cards = [laid.card for laid in trick.laid]
        for at in places:
            near = [str(cards[at - 1])] if at else []
            yield [at], {"suit": cards[at].suit, "near": near}

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        suits = [laid.card.suit for laid in trick.laid]
        before = [trick.before if self.lead_bound == "yes" else "", *suits]
        return frozenset(at for at, suit in enumerate(suits) if suit == before[at])

    def leaves(self, trick: Trick) -> Mark | None:
        if self.lead_bound != "yes":
            return None
        return Mark(LAST, 1 << self.deck.suits.index(trick.laid[-1].card.suit))
