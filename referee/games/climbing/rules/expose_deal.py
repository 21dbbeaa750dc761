"""めくり手札選び: the top card of each dealt hand is turned up, and the hands are taken by title.

In code: nothing else lets hands lie that are nobody's yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.hooks import ANY_CARDS
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.mark_spelling import MarkSpelling
from referee.rulebook.rule import Param


class ExposeDeal(ClimbingRule):
    """While the table says that the hands lie there, what it tells of each seat's is the card that
    is turned up, and nothing is played. By a reading everybody chooses freely, in that order."""

    words = (MarkSpelling("turned_up", "hands turned up", also=("手札選び",)),)
    scope = ANY_CARDS
    answers = ("hands_taken",)
    says = ("taken", "chosen", "unsaid")
    expose_deal_free = Param("by_card_shown")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return position.mark("turned_up") is not None

    def answer(
        self, question: str, position: Position, ranking: Sequence[int]
    ) -> Mapping[int, int] | None:
        """Card -> who takes the hand that shows it; empty where everybody chooses, ``None`` where
        that is not told: a title or a card lacks, or two cards are of one strength."""
        shown = position.known
        one_each = all(cards.bit_count() == 1 for cards in shown)
        if position.mark("turned_up") is None or not one_each or len(ranking) != position.size:
            return None
        if self.expose_deal_free == "free_choice":
            return {}
        powers = [self._strength(cards) for cards in shown]
        if len({*powers}) != len(powers):
            return None
        hands = sorted(shown, key=self._strength, reverse=True)
        return dict(zip(hands, ranking, strict=True))

    def _strength(self, card: int) -> int:
        """Of a card, in the usual order; jokers are above all."""
        naturals = card & self.deck.naturals
        return (naturals.bit_length() - 1) // len(self.deck.suits) if naturals else self.deck.size
