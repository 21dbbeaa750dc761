"""Cards that count when they are taken, such as one point for each heart (札の点)."""

from __future__ import annotations

from collections.abc import Mapping

from referee.cards.card import parse_card
from referee.games.tricks.position import TricksPosition
from referee.games.tricks.rule import Args, TallyRule
from referee.rulebook.rule import Param


class CardPoints(TallyRule):
    says = (*TallyRule.says, "counted")
    suits = Param[Mapping[str, int]]({}, "points of each card of a suit", names="suit")
    cards = Param[Mapping[str, int]]({}, "points of single cards", names="card")

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        taken = position.taken[seat]
        if position.knows_taken(seat):
            return self.worth(taken)
        return None

    def counted(self, position: TricksPosition, seat: int) -> Args:
        taken = position.taken[seat]
        cards = [card for card in self.deck.cards(taken) if self.worth(self.deck.mask([card]))]
        if not cards:
            return {}
        return {"cards": [str(card) for card in cards], "count": self.worth(taken)}

    def worth(self, cards: int) -> int:
        """The points of a set of cards."""
        by_suit = sum(
            points * (cards & self.suit_mask(suit)).bit_count()
            for suit, points in self.suits.items()
        )
        single = self.cards.items()
        return by_suit + sum(
            points
            for card, points in single
            if cards & self.deck.mask([parse_card(card, self.deck)])
        )
