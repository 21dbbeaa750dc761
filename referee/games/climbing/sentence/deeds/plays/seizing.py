"""A play is taken away before anything comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.effects_cards import TakeTop
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.rule.titles import seat_titled
from referee.games.climbing.sentence.deeds.base import Deed
from referee.i18n.messages import message, title_key
from referee.model.marks import NOBODY, Mark, Obligation
from referee.model.moves import DECLINE
from referee.rulebook.rule_language import Word

NEXT = "next"


class Seizing(Deed):
    """Somebody may take all the cards just played; their player has passed then, and what the cards
    would have done is not done."""

    at = "then.seize"
    words: ClassVar[tuple[Word, ...]] = (
        Word(at, "who may take the cards into the hand at once, so that their player has passed: "
             "the player with this title, or the next one", "title", (NEXT,)),
    )  # fmt: skip

    def seizes(self, moment: Moment) -> Obligation | None:
        taker, cards = self._taker(moment.now, moment.seat), moment.play.mask
        if taker in (NOBODY, moment.seat) or moment.now.is_out(taker) or moment.play.hidden:
            return None
        if moment.now.mark(self.used, taker):
            return None
        return Obligation("seize", taker, count=cards.bit_count(), clause=self.clause, of=cards)

    def _taker(self, now: Standing, seat: int) -> int:
        who = self.word(self.at)
        if who == NEXT:
            return now.after(seat)
        titled = seat_titled(now, who)
        return NOBODY if titled is None else titled

    def forbids_meeting(self, meeting: Meeting) -> bool:
        """A part of the cards."""
        seizing = meeting.owed.kind == "seize" and meeting.kind != DECLINE
        return seizing and meeting.cards != meeting.owed.of

    def met(self, meeting: Meeting) -> Effects:
        if meeting.owed.kind != "seize":
            return
        yield TakeTop(meeting.seat, meeting.cards, 1)
        if self.said.state.once:
            yield SetMark(Mark(self.used, holder=meeting.seat))

    def say(self, lang: str, counted: Mapping[str, object]) -> str:
        who = self.word(self.at)
        by = "" if who == NEXT else message(lang, title_key(who))
        return message(lang, "said-seize", who=by, once=self.said.state.once)
