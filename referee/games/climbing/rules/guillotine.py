"""ギロチン: the lowest player's passes are limited; one more counts as a foul finish."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, Leave, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled
from referee.model.marks import Mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class Guillotine(ClimbingRule):
    """Passes are counted over the whole game."""

    words = (MarkWord("passes", "passes", value="number", holder=True),)
    guillotine_limit = Param("4", names="number")

    def passed(self, moment: Moment) -> Effects:
        if moment.seat != seat_titled(moment.now, "daihinmin"):
            return
        passes = moment.now.mark("passes", moment.seat)
        count = passes.value + 1 if passes else 1
        yield SetMark(Mark("passes", count, moment.seat))
        if count > int(self.guillotine_limit):
            yield Leave(moment.seat, "foul", "pass")
