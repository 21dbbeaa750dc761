"""王の特権: so many cards of a rank let their player swap hands with anybody."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Obligation
from referee.rulebook.rule import Param


class SwapHands(ClimbingRule):
    """Just so many natural cards; the swap may be declined."""

    rank = Param("K")
    count = Param(3)

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == self.count

    def owe(self, moment: Moment) -> Effects:
        if not moment.now.is_out(moment.seat):
            yield Owe(Obligation("swap_hands", moment.seat, clause=self.clause.id))
