"""受け取ってから選ぶ: who may choose sees the cards received before giving any back."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Doubt, Gift
from referee.games.climbing.rule.rule import ClimbingRule


class GiveSeen(ClimbingRule):
    """Bars a free gift as long as what is owed to its giver has not been handed over."""

    def comes_after(self, position: Position, gift: Gift) -> bool:
        back = (gift.taker, gift.giver)
        return not gift.strongest and any(
            owed.kind == "exchange" and (owed.seat, owed.to) == back for owed in position.owed
        )

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Doubt:
        return self.comes_after(position, gift)
