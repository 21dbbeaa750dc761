"""都落ち: when somebody else goes out first, last game's top player is out of the game."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, Leave
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import top_seat
from referee.model.marks import Exit
from referee.rulebook.rule import Param


class MiyakoOchi(ClimbingRule):
    """The top player shows and discards the hand at once."""

    foul_counts_as_first = Param("no")

    def fall(self, moment: Moment) -> Effects:
        top = top_seat(moment.now, self.book)
        if top is None or moment.now.is_out(top):
            return
        if self._is_first(moment.before.out, moment.now.out):
            new = moment.now.out[len(moment.before.out) :]
            yield Leave(top, "fallen", ground={"first": new[0].seat, "left": new[0].how})

    def _is_first(self, before: tuple[Exit, ...], now: tuple[Exit, ...]) -> bool:
        new = now[len(before) :]
        if any(leaver.how == "clean" for leaver in new):
            return not any(leaver.how == "clean" for leaver in before)
        fouled = any(leaver.how == "foul" for leaver in new)
        return fouled and self.foul_counts_as_first == "yes"
