"""ジョーカー込みの枚数: a joker in the play adds one to what the rule of its card counts."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.rulebook.rule import Param

NUMBERS = ("7", "10", "Q")


class JokerAddsOne(ClimbingRule):
    """For rules that count the cards of a 7, 10 or Q, or by a reading of any rank. What such a rule
    requires of its play is not changed."""

    says = ("adds",)
    joker_adds_one_which = Param("7_10_Q")

    def extra_count(self, play: Play, rank: str) -> int:
        every = self.joker_adds_one_which == "all_counting_rules"
        return play.jokers if every or rank in NUMBERS else 0
