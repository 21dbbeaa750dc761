"""絶対革命: five 5s or six 6s make a revolution with that number on top."""

from __future__ import annotations

from referee.games.climbing.plays.order import Strengths
from referee.games.climbing.plays.play import SET, Play
from referee.games.climbing.rule.effects import DropMark, Effects, SetMark
from referee.games.climbing.rule.hooks import Lifts
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Mark, Marks, find_mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param

ON_TOP = 500
"""Above every number, below the joker."""


class AbsoluteRevolution(ClimbingRule):
    """Holds as long as the revolution does, wherever that turns the order round."""

    words = (
        MarkWord(
            "absolute_revolution",
            "absolute revolution",
            value="rank",
            also=("絶対革命",),
            along="revolution",
        ),
    )
    counts = Param({"5": 5, "6": 6})
    absolute_rest = Param("reversed")

    def _rank(self, play: Play) -> int | None:
        """The rank index of such a play."""
        for rank, count in self.counts.items():
            index = self.deck.ranks.index(rank)
            if play.form == SET and play.ranks == (index,) * count:
                return index
        return None

    def settle(self, moment: Moment) -> Effects:
        was, now = moment.before.mark("revolution"), moment.now.mark("revolution")
        rank = self._rank(moment.play)
        if now and not was and rank is not None:
            yield SetMark(Mark("absolute_revolution", rank))
        elif was and not now and moment.now.mark("absolute_revolution"):
            yield DropMark("absolute_revolution")

    def upholds(self, marks: Marks) -> bool:
        """By a reading all numbers but the one on top stay in the order they had."""
        holds = find_mark(marks, "absolute_revolution") is not None
        return holds and self.absolute_rest == "normal"

    def lifts(self, marks: Marks, order: Strengths, turned: bool) -> tuple[Lifts, Lifts]:
        absolute = find_mark(marks, "absolute_revolution")
        return ({absolute.value: ON_TOP}, {}) if absolute and turned else ({}, {})
