"""カード交換: who hands how many cards to whom before the game."""

from __future__ import annotations

from collections.abc import Iterable

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import EXCHANGE_WORDS
from referee.games.climbing.rule_api.rule import ANY_CARDS, ClimbingRule, Gift, Undetermined
from referee.games.climbing.rule_api.titles import seat_titled
from referee.rulebook.rule import Param


class Exchange(ClimbingRule):
    """Which titles exchange cards, and which shows its strongest card.

    ``swaps``: lists of (lower title, upper title, number of cards); ``shows``: (who, to whom).
    """

    scope = ANY_CARDS
    out_of_turn = True
    words = EXCHANGE_WORDS
    swaps = Param[list[tuple[str, str, int]]]([])
    absolute_monarchy_back = Param("yes")
    shows = Param[list[tuple[str, str]]]([])

    def gifts(self, position: Position) -> Iterable[Gift]:
        for lower, upper, count in self.swaps:
            poor, rich = seat_titled(position, lower), seat_titled(position, upper)
            if poor is not None and rich is not None:
                yield Gift(poor, rich, count, strongest=True)
                if self.absolute_monarchy_back == "yes":
                    yield Gift(rich, poor, count, strongest=False)
        for lower, upper in self.shows:
            poor, rich = seat_titled(position, lower), seat_titled(position, upper)
            if poor is not None and rich is not None:
                yield Gift(poor, rich, 1, strongest=True, shown=True)

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        """Nobody plays during the exchange."""
        return bool(position.owed)

    def allows_gift(self, position: Position, gift: Gift) -> bool:
        return True

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Undetermined:
        """A player who holds fewer cards than are owed gives all of them."""
        return cards.bit_count() != position.can_part_with(gift.giver, gift.count)
