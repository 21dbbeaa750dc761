"""抗貢: who would have to give the strongest cards and holds both jokers gives nothing."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Gift
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class AntiTribute(ClimbingRule):
    """Whether the other side still gives is a reading."""

    anti_tribute_return = Param("no")

    def alters(self, position: Position, gift: Gift) -> Gift | None:
        poor = gift.giver if gift.strongest else gift.taker
        kept = gift.strongest or self.anti_tribute_return == "no"
        return None if kept and self._holds_all(position, poor) else gift

    def _holds_all(self, position: Position, seat: int) -> bool:
        jokers = self.deck.joker_mask(self.deck.jokers)
        return bool(jokers) and position.known[seat] & jokers == jokers
