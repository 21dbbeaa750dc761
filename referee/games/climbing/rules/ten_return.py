"""10返し: a 10 of the 8's suit answers an 8-cut and gives its player the turn."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Clear, Effects, Lead
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class TenReturn(ClimbingRule):
    """As many natural cards of ``rank`` as of ``to`` were played, in the same suits, no jokers."""

    rank = Param("10")
    to = Param("8", names="rank")

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == play.count

    def answers_cut(self, cut: Play, play: Play) -> bool:
        return bool(play.mask) and play.mask == self._wanted(cut)

    def _wanted(self, cut: Play) -> int:
        """The cards that answer: those of the cut, in the other rank."""
        ranks, width = self.deck.ranks, len(self.deck.suits)
        below, above = ranks.index(self.to), ranks.index(self.rank)
        return (cut.mask & self.deck.rank_masks[below]) << (above - below) * width

    def answered(self, moment: Moment) -> Effects:
        yield Clear()
        yield Lead(moment.seat)

    def turn(self, moment: Moment) -> Effects:
        return self.keeps_lead(moment)
