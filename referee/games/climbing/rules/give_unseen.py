"""同時交換: both sides hand over at once; nobody chooses after looking at what came."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Doubt, Gift
from referee.games.climbing.rule.rule import ClimbingRule


class GiveUnseen(ClimbingRule):
    """Keeps given cards aside until both sides have given, and bars passing them straight on."""

    simultaneous = True

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Doubt:
        offered = position.mark("offered", gift.taker)
        return offered is not None and bool(offered.value & cards)

    def at_fault(self, position: Position, seat: int, cards: int) -> int:
        offered = (mark.value for mark in position.marks if mark.kind == "offered")
        return next((value & cards for value in offered if value & cards), cards)
