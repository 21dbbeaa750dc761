"""ジョーカーだけの組: jokers without other cards go on any set of as many cards, whatever holds."""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView


class JokersTogether(ClimbingRule):
    """Allows several jokers that stand for nothing, in spite of locks."""

    allowed_counts = ()
    sees_suits = False

    def applies(self, at: SituationView) -> bool:
        return at.top is not None and at.top.form == SET

    def allows(self, at: SituationView, play: Play) -> bool:
        alone = play.form == SET and play.jokers == play.count
        return alone and at.follows_in_count(play)
