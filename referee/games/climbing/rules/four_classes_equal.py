"""四民平等: the fourth revolution of a game ends it, and everybody becomes heimin.

Coded, since no other rule counts what plays make of the order over a whole game.
"""

from __future__ import annotations

from referee.games.climbing.position import Position, Standing
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
    says = ("levels",)
    four_classes_equal_which = Param("revolutions_only")
    four_classes_equal_points = Param("none")

    def settle(self, moment: Moment) -> Effects:
        turns = sum(
            (moment.before.mark(kind) is None) != (moment.now.mark(kind) is None)
            for kind in self._turning
        )
        if turns:
            yield SetMark(Mark("revolutions", self._count(moment.before) + turns))

    def finish(self, moment: Moment) -> Effects:
        if self._count(moment.before) < FOURTH <= self._count(moment.now):
            gone = {leaver.seat for leaver in moment.before.out} if self._keeps_places else ()
            yield EndEqual(tuple(seat for seat in range(moment.now.size) if seat not in gone))

    def levels(self, position: Position) -> bool:
        return self._keeps_places and any(leaver.how == EQUAL for leaver in position.out)

    @property
    def _keeps_places(self) -> bool:
        """Whether those who are out before the fourth have the points of their places."""
        return self.four_classes_equal_points == "by_who_is_out"

    @property
    def _turning(self) -> tuple[str, ...]:
        both = self.four_classes_equal_which == "every_turn_of_strength"
        return (REVOLUTION.kind, J_BACK.kind) if both else (REVOLUTION.kind,)

    def _count(self, table: Standing) -> int:
        """As many as are told; at least one where a revolution holds."""
        told = table.mark("revolutions")
        return told.value if told else int(table.mark(REVOLUTION.kind) is not None)
