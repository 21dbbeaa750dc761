"""モノポリー: a hand that holds a whole suit goes out at that moment."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, Leave
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule


class Monopoly(ClimbingRule):
    """Looks for every natural card of one suit in the known hands."""

    def _holds_a_suit(self, hand: int) -> bool:
        if hand.bit_count() < len(self.deck.ranks):
            return False
        return any(hand & suit == suit for suit in self.deck.suit_masks)

    def held(self, moment: Moment) -> Effects:
        for seat in moment.now.playing:
            if self._holds_a_suit(moment.now.known[seat]):
                yield Leave(seat, "clean", "at-once")
