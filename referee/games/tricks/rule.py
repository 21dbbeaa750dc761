"""What a rule of the trick-taking family may declare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from referee.cards.card import Card
from referee.engine.answer import UnknownFact
from referee.engine.query import unknown_hand
from referee.model.marks import MANY, Mark
from referee.rulebook.rule import Param, Reason, Rule, open_here

from .position import Trick, TricksPosition

Args = Mapping[str, Any]
"""What a sentence names."""


class TrickRule(Rule):
    """A rule of the family. What it does not declare it has nothing to say about."""

    # ---- playing a card

    at_once: ClassVar[bool] = False
    """Whether everybody plays at the same moment."""

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        """Why a seat may not play these cards now: the ending of a sentence, or empty."""
        return ""

    def instead(self, position: TricksPosition, seat: int, card: Card) -> int:
        """The set of cards that bar this one while the seat holds any of them."""
        return 0

    yields: ClassVar[bool] = False
    """Whether of ``instead`` only cards count that the other rules let the seat play."""

    def unless(self, position: TricksPosition, name: str, card: Card) -> UnknownFact:
        """The fact that the seat holds none of ``instead``, which decides where nobody knows."""
        return unknown_hand(name, MANY)

    def bar_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        """What the sentence that bars a card names besides the card and the seat."""
        return {}

    def meets(self, position: TricksPosition, card: Card) -> str:
        """How a card does what ``instead`` asks for: the ending of a sentence, or empty."""
        return ""

    # ---- who takes the trick

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        """The places of the trick whose cards cannot take it."""
        return frozenset()

    def why_not(self, trick: Trick, places: Sequence[int]) -> Iterator[tuple[list[int], Args]]:
        """These places, which ``cannot_win``, as they are told: a sentence each, and what it
        names."""
        yield list(places), {}

    def can_win(self, trick: Trick) -> frozenset[int]:
        """The places that can, whatever the clauses say that this one overrides."""
        return frozenset()

    def tier(self, card: Card) -> int:
        """How strong a card is, before its ``power`` counts."""
        return 0

    def power(self, card: Card) -> int | None:
        """How strong a card is within its tier: the higher the stronger; ``None``: not said."""
        return None

    def order(self) -> Reason | None:
        """What it says about the order of strength."""
        return None

    def of_equals(self, places: Sequence[int]) -> int | None:
        """Of the equally strong places the one that takes the trick, or ``NOBODY``; ``None``: not
        said."""
        return None

    def untaken(self, trick: Trick) -> str:
        """What becomes of a trick that nobody takes: one of ``words.UNTAKEN``; empty: not said."""
        return ""

    def leads_next(self, trick: Trick, taker: int, size: int) -> int | None:
        """The seat that leads after this trick (``taker`` may be ``NOBODY``); ``None``: not
        said."""
        return None

    # ---- after a card, after a trick

    def breaks(self, position: TricksPosition, card: Card) -> Mark | None:
        """The mark that a suit may be led from now on; the position is that before the card."""
        return None

    def leaves(self, trick: Trick) -> Mark | None:
        """The mark that a trick leaves."""
        return None

    # ---- the beginning

    about_first_trick: ClassVar[bool] = False
    """Whether it asks for the mark ``words.FIRST_TRICK``."""
    opens: ClassVar[str] = ""
    """The kind of the move that every seat owes before the first card, such as ``place``."""

    def deal(self, players: int) -> dict[str, int]:
        """How many cards everybody gets, and how many are left: ``{"each", "left"}``."""
        return {}

    def forbids_area(self, position: TricksPosition, seat: int, area: int) -> str:
        """Why a seat may not place on an area (a set of one suit): the ending of a sentence."""
        return ""

    def first_card(self) -> str:
        """The card whose holder leads the first trick; empty: not said."""
        return ""

    def first_leader(self, position: TricksPosition) -> int | None:
        """The seat that leads the first trick (``NOBODY``: nobody knows); ``None``: not said."""
        return None

    # ---- the end

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        """What a seat has, tricks or points; ``None`` where nobody knows."""
        return None

    def counted(self, position: TricksPosition, seat: int) -> Args:
        """What a sentence on how a seat came by its points names; empty: nothing to tell."""
        return {}

    def winners(self, counts: Sequence[int]) -> list[int]:
        """The seats that win by what they have. Raises ``OpenReading``."""
        return []

    def adjusts(self, points: Sequence[int]) -> tuple[int, ...] | None:
        """Other points at the end of the deal; ``None``: they stay."""
        return None

    # ---- what the rules share

    def suit_mask(self, suit: str) -> int:
        """The set of all cards of a suit."""
        return self.deck.suit_masks[self.deck.suits.index(suit)]

    def off_suit(self, trick: Trick) -> frozenset[int]:
        """The places of a trick whose cards are not of the suit led."""
        return frozenset(at for at, each in enumerate(trick.laid) if each.card.suit != trick.led)


class TallyRule(TrickRule):
    """A rule by which the game is won: most (or fewest) of what it counts."""

    roles = ("tally",)
    says: ClassVar[tuple[str, ...]] = ("counts", "wins", "tied", "going-on", "over", "open")
    tie: Param[str] = Param("shared", "several have as many: they share the win")
    fewest: Param[bool] = Param(False, "the fewest win")

    def winners(self, counts: Sequence[int]) -> list[int]:
        """Raises ``OpenReading`` where a tie is not settled."""
        best = min(counts) if self.fewest else max(counts)
        seats = [seat for seat, count in enumerate(counts) if count == best]
        if len(seats) > 1:
            with open_here(
                lambda names: self.reason("open", seats=[names[each] for each in seats], count=best)
            ):
                self.settled("tie")
        return seats
