"""縛りの例: with cards face down a play locks only if it shows every suit shown below it."""

from __future__ import annotations

from referee.games.climbing.plays.face_down import Covered
from referee.games.climbing.rule.effects import Effects, Prevent
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule


class NoLockShortOfSuits(ClimbingRule):
    """Prevents the lock where cards without a suit lie in the place of a suit shown below."""

    def change(self, moment: Moment) -> Effects:
        play = moment.play
        if len(moment.field) < 2 or not isinstance(play, Covered):
            return
        if moment.field[-2].play.suits & ~play.suits:
            yield Prevent("suit_lock")
