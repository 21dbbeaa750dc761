"""最下位: fouls and miyako-ochi take the lowest places, the earlier one the lower."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param

DEEPEST = 2
"""The depth of fouls, where all are to be alike."""


class FoulPlaces(ClimbingRule):
    """Sinks ways of leaving the game to the bottom; at one depth the earlier one is the lower.

    ``depths``: way of leaving -> depth, the deepest at the very bottom.
    """

    miyako_and_foul = Param("foul_last")
    depths = Param[dict[str, int]]({"foul": 1, "fallen": 1})

    def sinks(self) -> Mapping[str, int]:
        if self.miyako_and_foul == "earlier_last":
            return dict.fromkeys(self.depths, DEEPEST)
        return self.depths
