"""Which plays fit the locks that sentences leave."""

from __future__ import annotations

from dataclasses import dataclass

from referee.games.climbing.plays.play import Play

COURT = {"A": 1, "J": 11, "Q": 12, "K": 13}
"""The numbers of cards that show none."""


@dataclass(frozen=True)
class Lock:
    """Only such cards may follow."""

    number: str = ""
    suit: str = ""
    rank: str = ""


def fits_lock(lock: Lock, suits: int, play: Play) -> bool:
    """Whether all cards of a play fit; jokers, and cards face down, fit whatever is asked."""
    ranks = [play.deck.ranks[rank] for rank in play.naturals]
    if lock.rank and any(rank != lock.rank for rank in ranks):
        return False
    if lock.number and any(_parity(rank) != lock.number for rank in ranks):
        return False
    return not suits or not play.suits & ~suits


def _parity(rank: str) -> str:
    """Whether a number is even or odd; neither, where it is none."""
    number = COURT.get(rank, int(rank) if rank.isdecimal() else None)
    return "" if number is None else "odd" if number % 2 else "even"
