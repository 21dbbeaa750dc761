"""What a rule of the poker family may declare."""

from __future__ import annotations

from referee.rulebook.rule import Rule

from .position import FIVE, PokerPosition

NO, LOW, ACE_STYLE, ROUND = "no", "low", "ace_style", "yes"
"""How the two ends of the ranks join in a straight: not; the top rank also below the lowest; the
lowest also above the top; all the way round."""


class PokerRule(Rule):
    """A rule of the family. Hooks that it doesn't declare have no effect."""

    def bars(self, position: PokerPosition, seat: int, cards: int, count: int) -> str:
        """Why a seat may not show these cards: the ending of a sentence; empty: it may."""
        return ""

    showing: int = FIVE
    """How many cards a seat shows, of the rule with the role ``show``."""
    board: int = 0
    """How many cards all hands share."""

    def joins(self) -> str:
        """How the ends of the ranks join in a straight: one of the constants above."""
        return NO

    def by_numbers(self) -> bool:
        """Whether ranks decide between hands of one kind."""
        return True

    def deal(self, players: int) -> dict[str, int]:
        """``{"each", "left"}``, and ``"more"`` if some players get one more card: how many."""
        return {}
