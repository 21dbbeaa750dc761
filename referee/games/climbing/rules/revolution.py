"""革命: four or more cards at once turn the order round until the game ends."""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule.effects import DropMark, Effects, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.words import REVOLUTION
from referee.model.marks import Mark, Marks, find_mark
from referee.rulebook.rule import Param


class Revolution(ClimbingRule):
    """A second revolution undoes the first (革命返し). ``forms``: which forms count."""

    words = (REVOLUTION,)
    least = Param(4, "how many cards it takes")
    least_in_runs = Param(0, "how many it takes in a run, where that is another number")
    by_forms = Param[list[str]](["set", "run", "emperor"])

    def reverses(self, marks: Marks) -> bool:
        return find_mark(marks, "revolution") is not None

    def concerns(self, play: Play) -> bool:
        least = self.least_in_runs if play.form == RUN and self.least_in_runs else self.least
        return play.count >= least and play.form in self.by_forms

    def change(self, moment: Moment) -> Effects:
        if moment.now.mark("revolution"):
            yield DropMark("revolution")
        else:
            yield SetMark(Mark("revolution"))
