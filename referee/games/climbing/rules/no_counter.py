"""オーメン: from a play on, revolutions are over."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, Prevent, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class NoCounter(ClimbingRule):
    """``count`` natural cards of ``rank`` leave the mark; later plays turn nothing, as far as the
    clause goes before theirs. The play that leaves the mark still makes its own revolution."""

    words = (MarkWord("no_counter", "no counter-revolution", also=("革命返しなし",)),)
    rank = Param("6")
    count = Param(3)

    def _leaves_mark(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == self.count

    def change(self, moment: Moment) -> Effects:
        if moment.now.mark("no_counter"):
            yield Prevent("revolution")
        elif self._leaves_mark(moment.play):
            yield SetMark(Mark("no_counter"))
