"""抗貢: a player who has to give the strongest cards and holds both jokers shows them and need not
give anything."""

from __future__ import annotations

from msgspec.structs import replace

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import ClimbingRule, Gift
from referee.rulebook.rule import Param


class AntiTribute(ClimbingRule):
    """Readings say whether the jokers have to be shown, and whether the other side still gives."""

    exempts = True
    anti_tribute_show = Param("yes")
    anti_tribute_return = Param("no")

    def altered_gift(self, position: Position, gift: Gift) -> Gift | None:
        poor = gift.giver if gift.strongest else gift.taker
        kept = gift.strongest or self.anti_tribute_return == "no"
        if not kept or gift.shown or not self._holds_all(position, poor):
            return gift
        if not gift.strongest or self.anti_tribute_show == "no":
            return None
        return replace(gift, count=self.deck.jokers, shown=True, free=False, never=0)

    def _holds_all(self, position: Position, seat: int) -> bool:
        jokers = self.cards_of("Jo")
        return bool(jokers) and position.known[seat] & jokers == jokers
