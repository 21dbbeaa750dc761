"""階段の効果: which cards keep their own rule in a run is agreed: all, the 8 alone, none."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class RunEffects(ClimbingRule):
    """What a run does as a run is no matter of it, nor what the cards may be played on."""

    relies_on = ("8",)
    run_effects_which = Param("eight_only")

    def hushes(self, play: Play, numbers: Sequence[str]) -> bool:
        if play.form != RUN or self.run_effects_which == "all":
            return False
        return self.run_effects_which == "none" or "8" not in numbers
