"""最下位: fouls and miyako-ochi take the lowest places, the earlier one the lower."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.rule import ClimbingRule


class FoulPlaces(ClimbingRule):
    """Sinks both to the bottom; between them only the order in which they came counts."""

    def sinks(self) -> Mapping[str, int]:
        return {"foul": 1, "fallen": 1}
