"""What keeps later plays from making or ending a revolution."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.games.climbing.rule.effects import DropMark, Effects, Prevent, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.words import NO_COUNTER, REVOLUTION, SUPER_REVOLUTION
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkWord
from referee.model.marks import Mark
from referee.model.types import Words
from referee.rulebook.rule_language import Said, Word

from .base import Deed

FOR_GOOD, BUT_BY_SUCH, EVEN_BY_SUCH = "for good", "but by such", "even by such"
"""Nothing turns the order for the game from now on; nothing ends the revolution but cards like
these; or nothing does, be it cards like these."""


class Firming(Deed):
    """Later plays turn nothing, as far as the clause goes before theirs. The play that brings this
    about still makes its own revolution."""

    at = "then.firm"
    words = (
        Word(at, "later plays make and end no revolution: for good; as long as the one that the "
             "play has made lasts, but by such cards; or not even by these", "",
             (FOR_GOOD, BUT_BY_SUCH, EVEN_BY_SUCH)),
    )  # fmt: skip
    stage = "settle"
    brings = (SetMark,)

    def begin(self) -> None:
        said = self.word(self.at)
        self.kind = (NO_COUNTER if said == FOR_GOOD else SUPER_REVOLUTION).kind
        self.countered = said == BUT_BY_SUCH
        if not self.said.cards.makes:
            self.stage = "change"  # type: ignore[misc]

    def effects(self, moment: Moment) -> Effects:
        yield SetMark(Mark(self.kind))

    def wards(self, moment: Moment) -> Effects:
        """What it keeps a later play from."""
        if moment.now.mark(self.kind) and not (self.countered and self.fits(moment.play)):
            yield Prevent(REVOLUTION.kind)

    def wanes(self, moment: Moment) -> Effects:
        """What ends it: a play that has countered the revolution."""
        was, now = moment.before.mark(REVOLUTION.kind), moment.now.mark(REVOLUTION.kind)
        if self.countered and was and not now and moment.now.mark(self.kind):
            yield DropMark(self.kind)

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        said = words[cls.at]
        ways = [v for k, v in said.items() if k != "reading"] if isinstance(said, Mapping) else said
        if FOR_GOOD in ways:
            yield NO_COUNTER
        if BUT_BY_SUCH in ways or EVEN_BY_SUCH in ways:
            yield SUPER_REVOLUTION

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-firm", how=self.word(self.at).replace(" ", "-"))
