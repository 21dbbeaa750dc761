"""縛りの例: with cards face down a play locks only if it shows every suit shown below it."""

from __future__ import annotations

from referee.games.climbing.covered import Covered
from referee.games.climbing.effects import Prevent
from referee.games.climbing.rule import ClimbingRule, Effects, Moment


class NoLockShortOfSuits(ClimbingRule):
    """Prevents the lock where cards without a suit lie in the place of a suit shown below."""

    def change(self, moment: Moment) -> Effects:
        play = moment.play
        if len(moment.field) < 2 or not isinstance(play, Covered):
            return
        if moment.field[-2].play.suits & ~play.suits:
            yield Prevent("suit_lock")
