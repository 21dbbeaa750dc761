"""LUCKY7: three 7s on which the field is cleared let their player go out."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, Leave
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import NOBODY


class LuckySeven(ClimbingRule):
    """The 7s are the last play of the trick: everybody has passed on them."""

    relies_on = ("7",)

    def swept(self, moment: Moment) -> Effects:
        if not moment.field:
            return
        owner, sevens = moment.field[-1].seat, self.deck.ranks.index("7")
        three = moment.play.shows(sevens, stand_ins=False) == 3
        if three and owner != NOBODY and not moment.now.is_out(owner):
            yield Leave(owner, "clean", "at-once")
