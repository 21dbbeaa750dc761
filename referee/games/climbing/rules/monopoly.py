"""モノポリー: a hand that holds a whole suit goes out at that moment."""

from __future__ import annotations

from referee.games.climbing.effects import Leave
from referee.games.climbing.rule import ClimbingRule, Effects, Moment


class Monopoly(ClimbingRule):
    """Looks for every natural card of one suit in the known hands."""

    def held(self, moment: Moment) -> Effects:
        whole = len(self.deck.ranks)
        for seat in moment.now.playing:
            hand = moment.now.known[seat]
            if hand.bit_count() >= whole and any(hand & suit == suit for suit in self.deck.suit_masks):
                yield Leave(seat, "clean", "at-once")
