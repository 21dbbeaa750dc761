"""4止め: twice as many 4s as 8s stop an 8-cut; the field is cleared all the same."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Clear, Effects
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class FourStop(ClimbingRule):
    """Answers a cut; the player of the 4s leads. Jokers are no 4s, and no 8s but by a reading."""

    relies_on = ("4", "8")
    four_stop_count = Param("no", "whether a joker that stands for an 8 counts")
    four_stop_other_four_rules = Param("yes")

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index("4"), stand_ins=False) == play.count

    @property
    def changes(self) -> bool:
        return self.four_stop_other_four_rules == "yes"

    def may_answer(self, cut: Play) -> bool:
        return self._needed(cut) <= len(self.deck.suits)

    def _needed(self, cut: Play) -> int:
        eight = self.deck.ranks.index("8")
        return 2 * cut.shows(eight, stand_ins=self.four_stop_count == "yes")

    def answers_cut(self, cut: Play, play: Play) -> bool:
        fours = play.shows(self.deck.ranks.index("4"), stand_ins=False)
        return fours == play.count == self._needed(cut)

    def answered(self, moment: Moment) -> Effects:
        yield Clear()

    def turn(self, moment: Moment) -> Effects:
        return self.keeps_lead(moment)
