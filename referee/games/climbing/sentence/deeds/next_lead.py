"""A deed that looks ahead: who leads when the field is cleared next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.rule.effects import DropMark, Effects, Lead, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.words import NEXT_ACE
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkWord
from referee.model.marks import NOBODY, Mark
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, Said, Word

from .base import Deed

LAST, FIRST = "last", "first"


class LeadingNext(Deed):
    """Its player leads when the field is cleared, however and by whatever: of several players the
    last one, or the first."""

    at = "then.leads_next"
    words = (
        Word(at, "its player leads when the field is cleared next; of several who have played such "
             "cards the last one, or the first", "", (LAST, FIRST)),
    )  # fmt: skip
    stage = "change"
    brings = (SetMark,)

    def effects(self, moment: Moment) -> Effects:
        seat = moment.seat
        held = [mark.holder for mark in moment.now.marks if mark.kind == NEXT_ACE.kind]
        if seat == NOBODY or (held and self.word(self.at) == FIRST):
            return
        yield from (DropMark(NEXT_ACE.kind, each) for each in held if each != seat)
        yield SetMark(Mark(NEXT_ACE.kind, holder=seat, until="clear"))

    def lead(self, moment: Moment) -> Effects:
        for mark in moment.before.marks if moment.cleared else ():
            if mark.kind == NEXT_ACE.kind and mark.holder in moment.now.playing:
                yield Lead(mark.holder)

    def turn(self, moment: Moment) -> Effects:
        """Where a play has cleared the field, be it no such play."""
        if not self.fits(moment.play):
            yield from self.lead(moment)

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield NEXT_ACE

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if any(path.startswith("then.") and path != cls.at for path in said):
            yield Flaw(cls.at, "leads-alone", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-leads-next", first=self.word(self.at) == FIRST)
