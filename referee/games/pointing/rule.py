"""What a rule of the pointing family may declare."""

from __future__ import annotations

from msgspec import Struct

from referee.model.marks import NOBODY
from referee.rulebook.rule import Rule

from .position import Card, PointingPosition

AT_TABLE = "at_table"


class Contest(Struct, frozen=True):
    """Several seats, in turn order, that point at the card at one place."""

    position: PointingPosition
    place: int
    seats: tuple[int, ...]


def count_players(position: PointingPosition, counted: str) -> int:
    """The number of players in this round or at the table."""
    return position.size if counted == AT_TABLE else len(position.playing)


class PointingRule(Rule):
    """A rule of the family. Hooks that it doesn't declare have no effect."""

    # ---- the beginning

    def deals(self, players: int) -> int:
        """How many cards are left when each player has one."""
        return 0

    # ---- an exchange

    def bars(self, position: PointingPosition, seat: int, place: int) -> str:
        """Why a seat may not point at a place: the ending of a sentence; empty: it may."""
        return ""

    def meets(self, position: PointingPosition, seat: int, place: int) -> str:
        """Why a seat may point at a place: the ending of a sentence, or empty."""
        return ""

    def counts_players(self, position: PointingPosition) -> int:
        """How many players it counts; 0: it counts none."""
        return 0

    def bars_gift(self, position: PointingPosition, seat: int, place: int) -> str:
        """Why a seat may not pass a card to a place: the ending of a sentence; empty: it may."""
        return ""

    def settles(self, contest: Contest) -> str:
        """How it is decided who gets the card: ``HIGHER`` or ``NO_ONE``; empty: not stated."""
        return ""

    def misses(self, contest: Contest) -> str:
        """Why it doesn't settle this contest, though a player might think so: one of ``MISSED``, or
        empty."""
        return ""

    def orders(self, contested: int, others: int) -> str:
        """Why these numbers of contested cards and of other cards taken are settled in the order in
        which they are: the ending of a sentence, or empty."""
        return ""

    def takes(self, position: PointingPosition, seat: int) -> bool:
        """Whether a seat that alone points at a card takes it."""
        return False

    def passes(self, old: Card, new: Card) -> Card:
        """Which of two cards a hand passes on."""
        return old

    def passes_contested(self, old: Card, new: Card) -> Card:
        """Which of two cards a hand passes on if several seats pointed at the old one."""
        return old

    # ---- the end of a round and of the match

    def turned(self, victim: int) -> bool:
        """Whether with this victim (a rank index) the highest card loses."""
        return False

    def loser(self, faces: dict[int, int], victim: int) -> int:
        """The place that is eliminated; ``faces``: place -> rank index."""
        return NOBODY

    def wins_needed(self) -> int:
        """How many games a player has to win."""
        return 1
