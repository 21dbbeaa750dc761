"""相続税: with each further game of the same daifugo the exchange grows by one card."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Gift
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param

MOST = 3
"""How many cards more it comes to where the daihinmin gives five at most."""


class InheritanceTax(ClimbingRule):
    """What the daihinmin gives grows, and (reading) what the hinmin gives; what comes back stays
    as it is."""

    words = (MarkWord("reign", "reign", value="number", until="set"),)
    inheritance_tax_limit = Param("none")
    inheritance_tax_both = Param("no")

    def enlarges(self, position: Position, gift: Gift) -> int:
        reign = position.mark("reign")
        if reign is None or gift.shown or not self._grows(position, gift):
            return 0
        more: int = reign.value - 1
        return more if self.inheritance_tax_limit == "none" else min(more, MOST)

    def _grows(self, position: Position, gift: Gift) -> bool:
        pairs = [("daihinmin", "daifugo")]
        pairs += [("hinmin", "fugo")] if self.inheritance_tax_both == "yes" else []
        swap = (gift.giver, gift.taker)
        return any(swap == tuple(seat_titled(position, t) for t in pair) for pair in pairs)
