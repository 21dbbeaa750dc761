"""超革命、核爆弾: a revolution made by many cards cannot be countered, or only by as many."""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, Play
from referee.games.climbing.rule.effects import DropMark, Effects, Prevent, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class FirmRevolution(ClimbingRule):
    """``least`` cards make it firm, in any form or (``sets``) of one number. Nothing counters it
    any more; or as many of one number do, and then it is over."""

    words = (
        MarkWord("super_revolution", "super revolution", also=("超革命",), along="revolution"),
        MarkWord("no_counter", "no counter-revolution", also=("革命返しなし",)),
    )
    least = Param(6)
    sets = Param(False)
    counters = Param("nothing", "what counters it: ``as_many`` or ``nothing``")

    @property
    def _kind(self) -> str:
        return "super_revolution" if self.sets else "no_counter"

    @property
    def _countered(self) -> bool:
        return self.counters == "as_many"

    def _many(self, play: Play) -> bool:
        return play.count >= self.least and (play.form == SET or not self.sets)

    def change(self, moment: Moment) -> Effects:
        if moment.now.mark(self._kind) and not (self._countered and self._many(moment.play)):
            yield Prevent("revolution")

    def settle(self, moment: Moment) -> Effects:
        was, now = moment.before.mark("revolution"), moment.now.mark("revolution")
        if now and not was and self._many(moment.play):
            yield SetMark(Mark(self._kind))
        elif was and not now and self._countered and moment.now.mark(self._kind):
            yield DropMark(self._kind)
