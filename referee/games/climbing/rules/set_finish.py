"""大革命、テポドン: a set of so many natural cards and jokers lets its player go out at once."""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, Play
from referee.games.climbing.rule.effects import Effects, Leave
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


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
