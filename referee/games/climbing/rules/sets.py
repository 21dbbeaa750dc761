"""同時出し: several cards of one number; the same number of cards must follow."""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, Play
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.rulebook.rule import Param


class Sets(ClimbingRule):
    """Brings in sets, and binds what follows to their number of cards and (reading) their form."""

    sees_suits = False
    forms = ("ranks",)
    same_form = Param("same_form")

    def applies(self, at: SituationView) -> bool:
        return at.top is not None

    def required_count(self, at: SituationView) -> int:
        return at.top.count if at.top is not None and at.top.form == SET else 0

    def bars(self, at: SituationView, play: Play) -> bool:
        if at.top is None:
            return False
        if self.required_count(at) not in (0, play.count):
            return True
        mixed = SET in (at.top.form, play.form) and play.form != at.top.form
        return mixed and play.count == at.top.count and self.same_form == "same_form"

    def is_met_by(self, at: SituationView, play: Play) -> bool:
        return play.form == SET
