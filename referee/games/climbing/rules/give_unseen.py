"""同時交換: both sides hand over at once; nobody chooses after looking at what came."""

from __future__ import annotations

from referee.games.climbing.plays.unseen import unseen_cards
from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Doubt, Gift
from referee.games.climbing.rule.rule import ClimbingRule


class GiveUnseen(ClimbingRule):
    """Keeps given cards aside until both sides have given, and bars passing them straight on."""

    simultaneous = True

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Doubt:
        """Of jokers, which are all alike, only those that are not the giver's own."""
        offered, giver = position.mark("offered", gift.taker), gift.giver
        handed_on = self.deck.take(cards, position.known[giver])
        if position.unknown[giver]:
            handed_on = self.deck.take(handed_on, unseen_cards(self.deck, position))
        return offered is not None and bool(offered.value & handed_on)

    def at_fault(self, position: Position, seat: int, cards: int) -> int:
        offered = (mark.value for mark in position.marks if mark.kind == "offered")
        return next((value & cards for value in offered if value & cards), cards)
