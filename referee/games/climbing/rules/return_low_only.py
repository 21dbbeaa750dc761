"""返しは10以下: the rich side gives cards of 10 or below."""

from __future__ import annotations

from referee.games.climbing.plays.order import card_ranks, strengths
from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Doubt, Gift
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class ReturnLowOnly(ClimbingRule):
    """Whoever has too few such cards adds the weakest of the others, or (reading) any."""

    relies_on = ("10",)
    return_low_only_none = Param("the_weakest")

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Doubt:
        if gift.strongest or gift.shown:
            return False
        low = self._low
        high, kept = cards & ~low, self.deck.take(position.known[gift.giver], cards)
        if not high:
            return False
        if kept & low:
            return True
        return self.return_low_only_none == "the_weakest" and self._weaker_kept(high, kept)

    @property
    def _low(self) -> int:
        deck = self.deck
        return sum(deck.rank_masks[: deck.ranks.index("10") + 1])

    def _weaker_kept(self, given: int, kept: int) -> bool:
        order = strengths(self.deck, False)
        most = max(order[rank] for rank in card_ranks(self.deck, given))
        return any(order[rank] < most for rank in card_ranks(self.deck, kept))
