"""同時出しの縛り: with several cards a lock needs all suits to match."""

from __future__ import annotations

from referee.games.climbing.effects import Prevent
from referee.games.climbing.locks import all_suits_match
from referee.games.climbing.rule import ClimbingRule, Effects, Moment


class LockInSets(ClimbingRule):
    """Prevents both locks between plays of several cards whose suits do not all match."""

    kept_apart = ("suit_lock", "strict_lock")

    def change(self, moment: Moment) -> Effects:
        if moment.play.count > 1 and len(moment.field) > 1:
            yield from (Prevent(kind) for kind in self._mismatched(moment))

    def _mismatched(self, moment: Moment) -> list[str]:
        plays = [laid.play for laid in moment.field]
        return [kind for kind in self.kept_apart if not all_suits_match(plays[-2:])]
