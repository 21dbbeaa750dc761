"""一枚出し: one card alone; on one card, one card follows."""

from __future__ import annotations

from referee.games.climbing.plays.play import SINGLE, Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.ruleset.situation import Situation


class Single(ClimbingRule):
    """Brings in the single, and bars several cards on a single."""

    sees_suits = False
    forms = ("ranks",)

    def applies(self, at: Situation) -> bool:
        return self.count_asked(at) == 1

    def count_asked(self, at: Situation) -> int:
        return 1 if at.top is not None and at.top.form == SINGLE else 0

    def bars(self, at: Situation, play: Play) -> bool:
        return play.count != 1

    def meets(self, at: Situation, play: Play) -> bool:
        return play.form == SINGLE and (at.top is None or at.top.form == SINGLE)
