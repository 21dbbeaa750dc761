"""天変地異: a daihinmin without high cards after the exchange may swap hands with the daifugo."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Doubt, Meeting, Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled
from referee.model.marks import Obligation
from referee.model.moves import SWAP_HANDS
from referee.rulebook.rule import Param


class NaturalDisaster(ClimbingRule):
    """Who says so shows it: the hand must hold no card of 11 or above."""

    eleven_or_above = Param("by_strength")

    @property
    def _high(self) -> int:
        faces = ("J", "Q", "K") if self.eleven_or_above == "by_face" else ("J", "Q", "K", "A", "2")
        deck = self.deck
        cards = sum(deck.rank_masks[deck.ranks.index(rank)] for rank in faces)
        jokers = deck.joker_mask(deck.jokers)
        return cards if self.eleven_or_above == "by_face" else cards | jokers

    def exchanged(self, moment: Moment) -> Effects:
        poor, rich = seat_titled(moment.now, "daihinmin"), seat_titled(moment.now, "daifugo")
        if poor is None or rich is None or moment.now.known[poor] & self._high:
            return
        yield Owe(Obligation("swap_hands", poor, rich, clause=self.clause.id))

    def due(self, owed: Sequence[Obligation], now: Standing) -> list[Obligation]:
        """A high card that came to the hand meanwhile rules it out."""
        return [each for each in super().due(owed, now) if not now.known[each.seat] & self._high]

    def forbids_meeting(self, meeting: Meeting) -> bool | Doubt:
        if meeting.kind != SWAP_HANDS:
            return False
        if meeting.before.known[meeting.seat] & self._high:
            return True
        if meeting.before.unknown[meeting.seat]:
            return Doubt("holds-nothing-high", meeting.seat)
        return False
