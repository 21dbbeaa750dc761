"""一枚出し: one card alone; on one card, one card follows."""

from __future__ import annotations

from referee.games.climbing.play import SINGLE, Play
from referee.games.climbing.rule import ClimbingRule
from referee.games.climbing.situation import Situation


class Single(ClimbingRule):
    """Brings in the single, and bars several cards on a single."""

    forms = ("ranks",)

    def bars(self, at: Situation, play: Play) -> bool:
        return at.top is not None and at.top.form == SINGLE and play.count != 1

    def meets(self, at: Situation, play: Play) -> bool:
        return at.top is not None and at.top.form == SINGLE
