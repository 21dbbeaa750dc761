"""What a rule of the pointing family may declare."""

from __future__ import annotations

from dataclasses import dataclass

from referee.rulebook.rule import Rule

from .position import Card, PointingPosition

HIGHER, NO_ONE = "higher", "no one"
"""How a contested card is settled."""

AT_TABLE = "at_table"


@dataclass(frozen=True)
class Contest:
    """Several seats that point at the card at one place; ``seats`` in turn order."""

    position: PointingPosition
    place: int
    seats: tuple[int, ...]


def count_players(position: PointingPosition, counted: str) -> int:
    """The number of players: in this round, or sitting at the table."""
    return position.size if counted == AT_TABLE else len(position.players)


class PointingRule(Rule):
    """The hooks; a rule has those that it needs."""

    def bars(self, position: PointingPosition, seat: int, place: int) -> str:
        """The ending of the reason why a seat may not point at a place; empty: it may."""
        return ""

    def bars_gift(self, position: PointingPosition, seat: int, place: int) -> str:
        """Likewise for passing a card to a place."""
        return ""

    def settles(self, contest: Contest) -> str:
        """``HIGHER``, ``NO_ONE``, or empty: the rule does not say."""
        return ""

    def takes(self, position: PointingPosition, seat: int) -> bool:
        """Whether a seat that points alone takes the card."""
        return False

    def passes(self, old: Card, new: Card) -> Card:
        """Which of two cards a hand passes on."""
        raise NotImplementedError

    def passes_contested(self, old: Card, new: Card) -> Card:
        """Likewise where several had pointed at the old one."""
        raise NotImplementedError

    def turned(self, victim: int) -> bool:
        """Whether this victim (a rank index) turns round who is eliminated."""
        return False

    def loser(self, faces: dict[int, int], victim: int) -> int:
        """The place that is eliminated; ``faces``: place -> rank index."""
        raise NotImplementedError

    def wins_needed(self) -> int | None:
        """How many games must be won."""
        return None

    def deals(self, players: int) -> int | None:
        """How many cards are left when everybody has one."""
        return None
