"""7渡し、9戻し: cards of one rank let their player hand on as many unwanted cards."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import NOBODY, Obligation
from referee.rulebook.rule import Param


class HandOn(ClimbingRule):
    """``steps``: how many turns on the receiver sits, -1 for the player before; ``any`` as a target
    leaves the choice open."""

    rank = Param("7")
    steps = Param(1)
    seven_pass_target = Param("next")
    seven_pass_out = Param("out_no_foul")

    @property
    def emptying(self) -> str:  # type: ignore[override]
        judged = self.seven_pass_out == "out_judged_by_given_cards"
        return "out_judged_by_cards" if judged else self.seven_pass_out

    def _cards(self, play: Play) -> int:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False)

    def concerns(self, play: Play) -> bool:
        return self._cards(play) > 0

    def owe(self, moment: Moment) -> Effects:
        others = len(moment.now.playing) - 1
        to = moment.now.after(moment.seat, self.steps % (others + 1))
        if self.seven_pass_target == "any":
            to = NOBODY
        count = moment.now.can_part_with(moment.seat, self._cards(moment.play))
        if others and count:
            yield Owe(Obligation("give", moment.seat, to, count, clause=self.clause.id))
