"""めくり手札選び: the top card of each dealt hand is turned up, and the hands are taken by title.

Coded, because no other rule deals hands before they belong to players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import ANY_CARDS, ClimbingRule
from referee.model.mark_spelling import MarkSpelling
from referee.rulebook.rule import Param


class ExposeDeal(ClimbingRule):
    """While the state says that the hands are turned up, the known card of each seat's hand is the
    one turned up, and nothing is played. By a reading all choose freely, in the order of titles."""

    words = (MarkSpelling("turned_up", "hands turned up", also=("手札選び",)),)
    scope = ANY_CARDS
    answers = ("hands_taken",)
    says = ("taken", "chosen", "unsaid", "untitled")
    expose_deal_free = Param("by_card_shown")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return position.mark("turned_up") is not None

    def answer(
        self, question: str, position: Position, ranking: Sequence[int]
    ) -> Mapping[int, int] | None:
        """Card -> who takes the hand that shows it. Empty if all choose freely; ``None`` if it
        isn't determined because a title or a card is unknown, or two cards are equally strong."""
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
        """The strength of a card in the normal order; jokers are the strongest."""
        naturals = card & self.deck.naturals
        return self.deck.places[naturals.bit_length() - 1][0] if naturals else self.deck.size
