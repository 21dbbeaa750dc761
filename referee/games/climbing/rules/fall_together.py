"""同時負け: those whom one clause brings down come out of the game in one place.

Coded, since no other rule gives several players one place of those that they have fallen to.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.effects import Effects, Leave, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param

TOGETHER = "fell_together"


class FallTogether(ClimbingRule):
    """Only by a reading; else the earlier one is the lower, as of all who fall."""

    words = (MarkWord(TOGETHER, "fell together", holder=True, also=("同時負け",)),)
    says = ("shares",)
    damien_all = Param("earlier_is_lower")

    def fall(self, moment: Moment) -> Effects:
        if self.damien_all == "tie":
            for rule, effect in moment.so_far.happened:
                if isinstance(effect, Leave) and rule.clause is self.clause:
                    yield SetMark(Mark(TOGETHER, holder=effect.seat))

    def shares(self, position: Position) -> Sequence[Sequence[int]]:
        fallen = [mark.holder for mark in position.marks if mark.kind == TOGETHER]
        return [fallen] if len(fallen) > 1 else []
