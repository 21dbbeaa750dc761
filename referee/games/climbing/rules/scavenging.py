"""拾い食い: once a game the daihinmin takes the cards that the daifugo has just played.

Coded, since no sentence takes a play back before anything comes of it.
"""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.effects_cards import TakeTop
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled, title_of
from referee.model.marks import Mark, Obligation
from referee.model.markword import MarkWord
from referee.model.moves import DECLINE

USED = "scavenging"


class Scavenging(ClimbingRule):
    """The daifugo has passed then, and what the cards would have done is not done."""

    words = (MarkWord(USED, "scavenging", holder=True, also=("拾い食い",)),)

    def seizes(self, moment: Moment) -> Obligation | None:
        titles = self.book.titles.get(moment.now.size, ())
        taker = seat_titled(moment.now, titles[0]) if titles else None
        if taker is None or moment.now.is_out(taker) or moment.now.mark(USED, taker):
            return None
        if title_of(moment.before, moment.seat) != titles[-1] or moment.play.hidden:
            return None
        cards = moment.play.mask
        return Obligation("seize", taker, count=cards.bit_count(), clause=self.clause.id, of=cards)

    def forbids_meeting(self, meeting: Meeting) -> bool:
        """A part of the cards."""
        return meeting.kind != DECLINE and meeting.cards != meeting.owed.of

    def met(self, meeting: Meeting) -> Effects:
        yield TakeTop(meeting.seat, meeting.cards, 1)
        yield SetMark(Mark(USED, holder=meeting.seat))
