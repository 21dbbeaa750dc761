"""飛び連番: three cards at an equal interval, too; which intervals, and what answers them."""

from __future__ import annotations

from referee.games.climbing.plays.play import SPACED, Play
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView
from referee.rulebook.rule import Param


class ShortSpacedRun(ClimbingRule):
    """Adds spaced runs of three cards. Readings say which intervals, and whether the answer needs
    the same one."""

    sees_suits = False
    forms = ("spaced_three",)
    spaced_run_interval = Param("2_to_6", names="choice", also=("2_only", "2_to_6"))
    spaced_run_answer = Param("yes", names="choice", also=("yes", "no"))

    def bars(self, situation: SituationView, play: Play) -> bool:
        if play.form != SPACED:
            return False
        step = play.ranks[1] - play.ranks[0]
        if step != 2 and self.spaced_run_interval == "2_only":
            return True
        if situation.top is None or situation.top.form != SPACED:
            return False
        return (
            situation.top.ranks[1] - situation.top.ranks[0] != step
            and self.spaced_run_answer == "yes"
        )
