"""数字の強さ: by the number, or with the 1 and the 2 above the rest as in usual daifugo."""

from __future__ import annotations

from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Marks
from referee.rulebook.rule import Param


class LowNumbersOnTop(ClimbingRule):
    """``order``: ``by_number``, or ``usual``: the two lowest ranks come above the highest."""

    order = Param("by_number")

    def reorders(self, marks: Marks) -> tuple[int, ...] | None:
        if self.order != "usual":
            return None
        return (*range(2, len(self.deck.ranks)), 0, 1)
