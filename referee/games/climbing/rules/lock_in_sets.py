"""同時出しの縛り: with several cards a lock needs all suits to match."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, Prevent
from referee.games.climbing.rule.locks import all_suits_match
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule


class LockInSets(ClimbingRule):
    """Prevents both locks between plays of several cards whose suits do not all match."""

    row = 2
    kept_apart = (Prevent("suit_lock"), Prevent("strict_lock"))

    def concerns(self, play: Play) -> bool:
        return play.count > 1

    def change(self, moment: Moment) -> Effects:
        field = moment.field
        if len(field) > 1 and not all_suits_match((field[-2].play, field[-1].play)):
            yield from self.kept_apart
