"""キング牧師: everybody passes as many cards as Ks were played to the right-hand neighbour."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.parting import Parting
from referee.model.marks import Obligation
from referee.rulebook.rule import Param


class KingBishop(Parting):
    """Seats are named clockwise, so the neighbour on the right is the seat before, whichever way
    the turn goes. Who holds fewer cards passes them all."""

    rank = Param("K")

    def concerns(self, play: Play) -> bool:
        return bool(self._count(play))

    def _count(self, play: Play) -> int:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False)

    def owe(self, moment: Moment) -> Effects:
        now = moment.now
        for seat in now.playing if len(now.playing) > 1 else ():
            count = now.can_part_with(seat, self._count(moment.play))
            yield Owe(
                Obligation("give", seat, _right_of(now, seat), count, self.clause.id, least=count)
            )


def _right_of(now: Standing, seat: int) -> int:
    """The seat still in the game that sits next on the right."""
    around = [(seat - step) % now.size for step in range(1, now.size)]
    return next(each for each in around if each in now.playing)
