"""同時出し: several cards of one rank; the same number of cards must follow."""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, SET, Play
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView
from referee.rulebook.rule import Param


class Sets(ClimbingRule):
    """Adds sets, and requires the same number of cards and (by a reading) the same form of what
    follows."""

    sees_suits = False
    bars_as = "number"
    forms = ("ranks",)
    same_form = Param("same_form")

    def applies(self, situation: SituationView) -> bool:
        return situation.top is not None

    def required_count(self, situation: SituationView) -> int:
        return situation.top.count if situation.top is not None and situation.top.form == SET else 0

    def bars(self, situation: SituationView, play: Play) -> bool:
        if situation.top is None:
            return False
        if self.required_count(situation) not in (0, play.count):
            return True
        mixed = SET in (situation.top.form, play.form) and play.form != situation.top.form
        return mixed and play.count == situation.top.count and self.same_form == "same_form"

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        """Which of the play and the one below is a set, and which a run, if they don't match."""
        top = situation.top.form if situation.top else ""
        forms = {(RUN, SET): "run-on-set", (SET, RUN): "set-on-run"}
        return {"misfit": forms.get((play.form, top), "")}

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return play.form == SET
