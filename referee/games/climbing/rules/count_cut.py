"""66首、99車: so many natural cards of one rank clear the field."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Clear, Effects
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class CountCut(ClimbingRule):
    """Clears the field; its player leads. Just so many: one more is another play."""

    rank = Param("6")
    count = Param(2)

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == self.count

    def cut(self, moment: Moment) -> Effects:
        yield Clear()
