"""四民平等: the fourth revolution of a game ends it, and everybody becomes heimin.

Coded, since no other rule counts what plays make of the order over a whole game.
"""

from __future__ import annotations

from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.effects_end import EndEqual
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.words import EQUAL, J_BACK, REVOLUTION
from referee.model.marks import Mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param

FOURTH = 4


class FourClassesEqual(ClimbingRule):
    """Counts revolutions and counter-revolutions alike; by a reading also turns until the clear."""

    words = (MarkWord("revolutions", "revolutions", value="number", also=("革命回数",)),)
    ways_out = (EQUAL,)
    at_exits = ()
    four_classes_equal_which = Param("revolutions_only")

    def settle(self, moment: Moment) -> Effects:
        turns = sum(
            (moment.before.mark(kind) is None) != (moment.now.mark(kind) is None)
            for kind in self._turning
        )
        if turns:
            yield SetMark(Mark("revolutions", self._count(moment.before) + turns))

    def finish(self, moment: Moment) -> Effects:
        if self._count(moment.before) < FOURTH <= self._count(moment.now):
            yield EndEqual(tuple(range(moment.now.size)))

    @property
    def _turning(self) -> tuple[str, ...]:
        both = self.four_classes_equal_which == "every_turn_of_strength"
        return (REVOLUTION.kind, J_BACK.kind) if both else (REVOLUTION.kind,)

    def _count(self, table: Standing) -> int:
        """As many as are told; at least one where a revolution holds."""
        told = table.mark("revolutions")
        return told.value if told else int(table.mark(REVOLUTION.kind) is not None)
