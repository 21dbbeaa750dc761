"""バースト: a hand of eleven or more cards puts its holder out of the game."""

from __future__ import annotations

from referee.games.climbing.effects import Leave, SetMark
from referee.games.climbing.rule import ClimbingRule, Effects, Moment
from referee.games.climbing.words import MarkWord
from referee.position import MANY, Mark
from referee.rule import Param


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
