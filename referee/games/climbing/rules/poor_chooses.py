"""下位も自由に渡す: the poor side, too, chooses what it gives."""

from __future__ import annotations

from dataclasses import replace

from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Gift
from referee.games.climbing.rule.rule import ClimbingRule


class PoorChooses(ClimbingRule):
    """Gifts from below are of the giver's own choice."""

    def alters(self, position: Position, gift: Gift) -> Gift:
        return replace(gift, free=True) if gift.strongest and not gift.shown else gift

    def gives_freely(self, gift: Gift) -> bool:
        return gift.free
