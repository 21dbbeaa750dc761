"""大革命、テポドン: a set of so many natural cards and jokers lets its player go out at once."""

from __future__ import annotations

from referee.games.climbing.effects import Leave
from referee.games.climbing.play import SET, Play
from referee.games.climbing.rule import ClimbingRule, Effects, Moment
from referee.rule import Param


class SetFinish(ClimbingRule):
    """Whatever the hand still holds, and without a foul. ``rank``: of this rank only."""

    rank = Param("")
    naturals = Param(4)
    jokers = Param(0)

    def concerns(self, play: Play) -> bool:
        if play.form != SET or play.jokers != self.jokers:
            return False
        asked = {self.deck.ranks.index(self.rank)} if self.rank else set(play.naturals)
        return sum(play.naturals.get(rank, 0) for rank in asked) == self.naturals

    def finish(self, moment: Moment) -> Effects:
        yield Leave(moment.seat, "clean", "" if moment.goes_out else "at-once")
