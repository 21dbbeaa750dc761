"""The deed of a hand that grows too large."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.games.climbing.rule.effects import Effects, Leave, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.sentence.sentence import HELD
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkWord
from referee.model.marks import MANY, Mark
from referee.model.types import Words
from referee.rulebook.rule_language import Said, Word

from .base import Deed

BURST = MarkWord("burst", "burst", value="number", holder=True)


class Bursting(Deed):
    """A hand that is too large puts its player out (バースト); how many cards it was is kept."""

    at = "then.burst"
    words = (Word(at, "the hand bursts: its player is out of the game with all its cards", "flag"),)
    of = (HELD,)
    ways_out = ("burst",)

    def effects(self, moment: Moment) -> Effects:
        now, seat = moment.now, moment.seat
        known, unknown = now.known[seat].bit_count(), now.unknown[seat]
        count = known if unknown == MANY else known + unknown
        yield SetMark(Mark(BURST.kind, count, seat))
        yield Leave(seat, "burst", ground={"count": 0 if unknown == MANY else count})

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield BURST

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-burst")
