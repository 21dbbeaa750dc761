"""最強カードの譲渡: what goes up must be the strongest cards, by plain strength."""

from __future__ import annotations

from referee.games.climbing.plays.order import card_ranks, strengths
from referee.games.climbing.plays.unseen import unseen_cards
from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Doubt, Gift
from referee.games.climbing.rule.rule import ClimbingRule


class GiveStrongest(ClimbingRule):
    """Bars a gift from below that leaves a stronger card behind. Special cards count plainly."""

    limits_gifts = True

    def gives_freely(self, gift: Gift) -> bool:
        return gift.strongest and not gift.free

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Doubt:
        if not gift.strongest or gift.free or not cards:
            return False
        order = strengths(self.deck, False)
        weakest = min(order[rank] for rank in card_ranks(self.deck, cards))
        kept = self.deck.take(position.known[gift.giver] & ~gift.never, cards)
        if any(order[rank] > weakest for rank in card_ranks(self.deck, kept)):
            return True
        hidden = (
            position.unknown[gift.giver]
            - self.deck.take(cards, position.known[gift.giver]).bit_count()
        )
        unseen = self.deck.take(unseen_cards(self.deck, position) & ~gift.never, cards)
        stronger = any(order[rank] > weakest for rank in card_ranks(self.deck, unseen))
        if position.unknown[gift.giver] and hidden and stronger:
            return Doubt("holds-nothing-stronger", gift.giver, cards)
        return False
