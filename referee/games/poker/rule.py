"""What a rule of the poker family may declare."""

from __future__ import annotations

from referee.rulebook.rule import Rule

from .position import PokerPosition


class PokerRule(Rule):
    """The hooks; a rule has those that it needs."""

    def bars(self, position: PokerPosition, seat: int, cards: int, count: int) -> str:
        """The ending of the reason why a seat may not show these cards; empty: it may."""
        return ""

    def joins(self) -> str | None:
        """How the ends of the ranks join in a straight (:mod:`.ranking`)."""
        return None

    def by_numbers(self) -> bool | None:
        """Whether the cards' numbers tell equal hands apart."""
        return None

    def deal(self, players: int) -> dict[str, int] | None:
        """``{"each", "left"}``; ``"more"``: how many get one more."""
        return None
