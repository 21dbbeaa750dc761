"""10捨て: who plays a rank may discard as many cards as were played of it."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Obligation
from referee.rulebook.rule import Param


class DiscardSome(ClimbingRule):
    """Up to so many cards, natural ones counted."""

    rank = Param("10")
    ending = Param("out_no_foul", "what discarding the last card is")

    @property
    def emptying(self) -> str:  # type: ignore[override]
        return "out_judged_by_cards" if self.ending.startswith("out_judged") else self.ending

    def concerns(self, play: Play) -> bool:
        return bool(self._count(play))

    def _count(self, play: Play) -> int:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False)

    def owe(self, moment: Moment) -> Effects:
        seat = moment.seat
        count = moment.now.can_part_with(seat, self._count(moment.play))
        if count and not moment.now.is_out(seat):
            yield Owe(Obligation("discard", seat, count=count, clause=self.clause.id))
