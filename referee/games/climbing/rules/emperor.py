"""エンペラー: consecutive numbers, each of another suit, in multiples of four cards."""

from __future__ import annotations

from referee.games.climbing.plays.play import EMPEROR, Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.rulebook.rule import Param


class Emperor(ClimbingRule):
    """Brings in emperors; only an emperor of the same count follows one, or (reading) nothing."""

    sees_suits = False
    forms = ("emperors",)
    emperor_follow = Param("stronger_emperor_same_count")

    def applies(self, at: SituationView) -> bool:
        return at.top is not None

    def bars(self, at: SituationView, play: Play) -> bool:
        if at.top is None or EMPEROR not in (at.top.form, play.form):
            return False
        if at.top.form == EMPEROR and self.emperor_follow == "nothing":
            return True
        return play.form != at.top.form or play.count != at.top.count

    def meets(self, at: SituationView, play: Play) -> bool:
        return play.form == EMPEROR
