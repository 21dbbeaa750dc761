"""同時出しの縛り: with several cards a lock needs all suits to match."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.effects import Effects, Prevent
from referee.games.climbing.rule_api.locks import all_suits_match, plays_together
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.i18n.messages import in_both
from referee.model.types import Words


class LockInSets(ClimbingRule):
    """Prevents both locks by plays of several cards whose suits do not all match."""

    min_plays = 2
    locks = ("suit_lock", "strict_lock")

    def concerns(self, play: Play) -> bool:
        return play.count > 1

    def on_play(self, context: MoveContext) -> Effects:
        differing = self._differing(context)
        if differing is not None:
            for kind in self.locks:
                yield Prevent(kind, least=differing)

    def _differing(self, context: MoveContext) -> int | None:
        """How many of the last plays there are up to the first one whose suits differ."""
        plays = [laid.play for laid in reversed(plays_together(context.field))]
        if not all_suits_match(plays[: self.min_plays]):
            return self.min_plays
        rows = range(self.min_plays + 1, len(plays) + 1)
        return next((row for row in rows if not all_suits_match(plays[:row])), None)

    def since(self, effect: object, occasion: Occasion = UNKNOWN) -> Words:
        return in_both("cause-lock-in-sets")
