"""バースト: a hand of eleven or more cards puts its holder out of the game."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, Leave, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import MANY, Mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class Burst(ClimbingRule):
    """Looks at every hand after every move, also after a penalty; keeps how many cards it was."""

    words = (MarkWord("burst", "burst", value="number", holder=True),)
    ways_out = ("burst",)
    limit = Param(11)

    def held(self, moment: Moment) -> Effects:
        for seat in moment.now.playing:
            unknown = moment.now.unknown[seat]
            count = moment.now.known[seat].bit_count() + (0 if unknown == MANY else unknown)
            if count >= self.limit:
                yield SetMark(Mark("burst", count, seat))
                yield Leave(seat, "burst")
