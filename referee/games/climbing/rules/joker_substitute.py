"""ジョーカーの代用: in a set or run a joker may stand for another card."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView


class JokerSubstitute(ClimbingRule):
    """Lets forms be filled up with jokers."""

    wild = True

    def meets(self, at: SituationView, play: Play) -> bool:
        return bool(play.stands)
