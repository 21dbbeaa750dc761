"""伏せ交換: what goes up is drawn unseen from the hand of the poor side.

In code, as all that alters a gift of the exchange.
"""

from __future__ import annotations

from dataclasses import replace

from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Gift
from referee.games.climbing.rule.rule import ClimbingRule


class BlindExchange(ClimbingRule):
    """Gifts from below may be any cards, for nobody has chosen them."""

    def alters(self, position: Position, gift: Gift) -> Gift:
        return replace(gift, free=True) if gift.strongest and not gift.shown else gift

    def gives_freely(self, gift: Gift) -> bool:
        return gift.free
