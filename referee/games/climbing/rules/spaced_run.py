"""飛び連番: four or more cards at an equal interval may be played together."""

from __future__ import annotations

from typing import ClassVar

from referee.games.climbing.plays.play import SPACED, Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.rulebook.rule import Param


class SpacedRun(ClimbingRule):
    """Brings in spaced runs; only a spaced run of the same count follows one. Suits by reading."""

    forms: ClassVar[tuple[str, ...]] = ("spaced",)
    spaced_run_suit = Param("same_suit")

    def bars(self, at: SituationView, play: Play) -> bool:
        mixed = play.suits.bit_count() > 1 or bool(play.wild)
        if play.form == SPACED and mixed and self.spaced_run_suit == "same_suit":
            return True
        if at.top is None or SPACED not in (at.top.form, play.form):
            return False
        return play.form != at.top.form or play.count != at.top.count

    def meets(self, at: SituationView, play: Play) -> bool:
        return play.form == SPACED
