"""ネロ: so many cards of a rank let their player look at a hand and take cards of it."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.parting import Parting
from referee.model.marks import Obligation
from referee.rulebook.rule import Param


class TakeCard(Parting):
    """Just so many natural cards; ``takes`` cards of any one other hand, or none."""

    rank = Param("K")
    count = Param(3)
    takes = Param(1)

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == self.count

    def owe(self, moment: Moment) -> Effects:
        if not moment.now.is_out(moment.seat):
            owed = Obligation("take", moment.seat, count=self.takes, clause=self.clause.id)
            yield Owe(owed)
