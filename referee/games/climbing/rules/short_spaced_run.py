"""飛び階段: three or more cards of one suit at an equal interval may be played together."""

from __future__ import annotations

from typing import ClassVar

from referee.games.climbing.plays.play import SPACED, Play
from referee.games.climbing.rule.view import SituationView
from referee.rulebook.rule import Param

from .spaced_run import SpacedRun


class ShortSpacedRun(SpacedRun):
    """Brings in spaced runs of three cards, too. Which intervals, whether the answer needs the same
    one, and whether jokers may be among them, are readings."""

    forms: ClassVar[tuple[str, ...]] = ("spaced", "spaced_three")
    spaced_run_interval = Param("2_to_6", names="choice", also=("2_only", "2_to_6"))
    spaced_run_answer = Param("yes", names="choice", also=("yes", "no"))
    spaced_run_jokers = Param("yes", names="choice", also=("yes", "no"))

    def bars(self, at: SituationView, play: Play) -> bool:
        if super().bars(at, play):
            return True
        if play.form != SPACED:
            return False
        step = play.ranks[1] - play.ranks[0]
        if step != 2 and self.spaced_run_interval == "2_only":
            return True
        if play.jokers and self.spaced_run_jokers == "no":
            return True
        same = at.top is None or at.top.ranks[1] - at.top.ranks[0] == step
        return not same and self.spaced_run_answer == "yes"
