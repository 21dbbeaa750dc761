"""強さ: a play must be stronger than the one on the field, in the order that holds."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.rule_api.situation_view import SituationView


class Stronger(ClimbingRule):
    """Bars a play that does not beat the top of the field. Compared by the weakest card of each."""

    sees_suits = False

    def applies(self, at: SituationView) -> bool:
        return at.top is not None

    def bars(self, at: SituationView, play: Play) -> bool:
        return at.top_power is not None and at.power(play) <= at.top_power

    def is_met_by(self, at: SituationView, play: Play) -> bool:
        return at.top is not None
