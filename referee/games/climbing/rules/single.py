"""一枚出し: one card alone; on one card, one card follows."""

from __future__ import annotations

from referee.games.climbing.plays.play import SINGLE, Play
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView


class Single(ClimbingRule):
    """Adds the single, and bars several cards on a single."""

    bars_as = "number"
    sees_suits = False
    forms = ("ranks",)

    def applies(self, situation: SituationView) -> bool:
        return self.required_count(situation) == 1

    def required_count(self, situation: SituationView) -> int:
        return 1 if situation.top is not None and situation.top.form == SINGLE else 0

    def bars(self, situation: SituationView, play: Play) -> bool:
        return play.count != 1

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return play.form == SINGLE and (situation.top is None or situation.top.form == SINGLE)
