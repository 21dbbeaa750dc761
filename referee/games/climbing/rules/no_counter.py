"""オーメン: from a play on, revolutions are over."""

from __future__ import annotations

from referee.games.climbing.effects import Prevent, SetMark
from referee.games.climbing.play import Play
from referee.games.climbing.rule import ClimbingRule, Effects, Moment
from referee.games.climbing.words import MarkWord
from referee.position import Mark
from referee.rule import Param


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
