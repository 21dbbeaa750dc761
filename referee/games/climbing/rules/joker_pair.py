"""ジョーカー2枚: whether two jokers may be played as a pair of their own."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.rulebook.rule import Param


class JokerPair(ClimbingRule):
    """Bars jokers played together as themselves where the table reads it so."""

    sees_suits = False
    joker_pair = Param("allowed")

    def bars(self, at: SituationView, play: Play) -> bool:
        alone = play.jokers == play.count and play.count > 1
        return alone and self.joker_pair == "forbidden"
