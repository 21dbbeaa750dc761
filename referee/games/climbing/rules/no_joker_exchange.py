"""ジョーカーは渡さない: jokers are not given in the exchange."""

from __future__ import annotations

from dataclasses import replace

from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Gift
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class NoJokerExchange(ClimbingRule):
    """What goes up is the strongest besides jokers; whether the rich may give one is a reading."""

    no_joker_exchange_rich = Param("yes")

    def alters(self, position: Position, gift: Gift) -> Gift:
        return replace(gift, never=gift.never | self._jokers) if self._binds(gift) else gift

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool:
        return self._binds(gift) and bool(cards & self._jokers)

    def _binds(self, gift: Gift) -> bool:
        return not gift.shown and (gift.strongest or self.no_joker_exchange_rich == "no")

    @property
    def _jokers(self) -> int:
        return self.deck.joker_mask(self.deck.jokers)
