"""What a rule of the pointing family may declare."""

from __future__ import annotations

from msgspec import Struct

from referee.model.marks import NOBODY
from referee.rulebook.rule import Rule

from .position import Card, PointingPosition

AT_TABLE = "at_table"


class Contest(Struct, frozen=True):
    """Several seats that point at the card at one place; ``seats`` in turn order."""

    position: PointingPosition
    place: int
    seats: tuple[int, ...]


def count_players(position: PointingPosition, counted: str) -> int:
    """The number of players: in this round, or sitting at the table."""
    return position.size if counted == AT_TABLE else len(position.playing)


class PointingRule(Rule):
    """A rule of the family. What it does not declare it has nothing to say about."""

    # ---- the beginning

    def deals(self, players: int) -> int:
        """How many cards are left when everybody has one."""
        return 0

    # ---- an exchange

    def bars(self, position: PointingPosition, seat: int, place: int) -> str:
        """Why a seat may not point at a place: the ending of a sentence; empty: it may."""
        return ""

    def meets(self, position: PointingPosition, seat: int, place: int) -> str:
        """How a place is one that a seat may point at: the ending of a sentence, or empty."""
        return ""

    def counts_players(self, position: PointingPosition) -> int:
        """How many players it counts; 0: it does not ask."""
        return 0

    def bars_gift(self, position: PointingPosition, seat: int, place: int) -> str:
        """Why a seat may not pass a card to a place, likewise."""
        return ""

    def settles(self, contest: Contest) -> str:
        """One of ``words.HIGHER`` and ``NO_ONE``; empty: not said."""
        return ""

    def misses(self, contest: Contest) -> str:
        """Why it does not settle this contest, though a player might think so: one of
        ``words.MISSED``; empty: nobody would."""
        return ""

    def takes(self, position: PointingPosition, seat: int) -> bool:
        """Whether a seat that points alone takes the card."""
        return False

    def passes(self, old: Card, new: Card) -> Card:
        """Which of two cards a hand passes on."""
        return old

    def passes_contested(self, old: Card, new: Card) -> Card:
        """Which of two cards a hand passes on where several had pointed at the old one."""
        return old

    # ---- the end of a round and of the match

    def turned(self, victim: int) -> bool:
        """Whether this victim (a rank index) turns round who is eliminated."""
        return False

    def loser(self, faces: dict[int, int], victim: int) -> int:
        """The place that is eliminated; ``faces``: place -> rank index."""
        return NOBODY

    def wins_needed(self) -> int:
        """How many games must be won."""
        return 1
