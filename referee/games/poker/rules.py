"""The rules of the poker family."""

from __future__ import annotations

from referee.rulebook.rule import Param

from .position import BOARD, PokerPosition
from .rule import PokerRule

NEEDS: tuple[str, ...] = ("show", "hands")
"""The roles that every book needs a clause for: what all show, which hand is stronger."""


class ShowFive(PokerRule):
    """Each player shows five cards from the hand."""

    roles = ("show",)
    says = ("five", "again", "hold", "other", "waits", "done", "free")

    def bars(self, position: PokerPosition, seat: int, cards: int, count: int) -> str:
        if position.shown[seat]:
            return "again"
        if count != self.showing:
            return "five"
        return "" if position.may_show(seat, cards) else "hold"


class ShowTwo(ShowFive):
    """Each player shows both cards of the hand."""

    showing = 2


class SharedBoard(PokerRule):
    """Five cards on the table belong to all hands."""

    words = (BOARD,)
    says = ("shared",)
    board = 5


class HandOrder(PokerRule):
    """The hands (役) and their order; which cards make a straight."""

    roles = ("hands",)
    says = ("has", "could", "few", "beats", "goes-round")
    straights = Param("no", "how the ends of the ranks join in a straight")

    def joins(self) -> str:
        return self.straights


class EqualHands(PokerRule):
    """Hands of one kind: decided by their ranks, or equal."""

    says = ("beats", "shared")
    told_by = Param("by_numbers", "what tells equal hands apart")

    def by_numbers(self) -> bool:
        return self.told_by == "by_numbers"


class DealHands(PokerRule):
    """How many cards each player is dealt."""

    says = ("dealt",)
    each = Param(5, "so many; 0: all there are, as evenly as they go")

    def deal(self, players: int) -> dict[str, int]:
        size = self.deck.size
        if self.each:
            return {"each": self.each, "left": size - self.each * players}
        more = {"more": size % players} if size % players else {}
        return {"each": size // players, "left": 0, **more}
