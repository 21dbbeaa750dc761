"""強さ: a play must be stronger than the one on the field, in the order that holds."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView


class Stronger(ClimbingRule):
    """Bars a play that does not beat the top of the field. The weakest cards of both are
    compared."""

    sees_suits = False

    def applies(self, situation: SituationView) -> bool:
        return situation.top is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        return situation.top_power is not None and situation.power(play) <= situation.top_power

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return situation.top is not None
