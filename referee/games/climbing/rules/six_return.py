"""6戻し: a 6 ends a J-back."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import DropMark, Effects
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class SixReturn(ClimbingRule):
    """``ends``: the kinds of marks that a natural 6 takes away."""

    relies_on = ("6",)
    ends = Param(["j_back"])

    def concerns(self, play: Play) -> bool:
        return bool(play.shows(self.deck.ranks.index("6"), stand_ins=False))

    def change(self, moment: Moment) -> Effects:
        for kind in self.ends:
            if moment.now.mark(kind):
                yield DropMark(kind)
