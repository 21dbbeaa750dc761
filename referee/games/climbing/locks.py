"""What the locks (縛り) share: which suits plays have in common, and which plays fit a lock."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from referee.cards import Deck

from .play import Play


def shared_suits(plays: Iterable[Play], *, wild: bool = False) -> int:
    """The suits that all these plays show, as a bit set; 0 for none.

    A joker that stands for no suit shows none; with ``wild`` it takes the suit that is missing.
    """
    plays = list(plays)
    if any(play.wild for play in plays):
        if not wild or any(play.is_lone_joker for play in plays) or not all_suits_match(plays):
            return 0
        return reduce(lambda suits, play: suits | play.suits, plays, 0)
    return reduce(lambda suits, play: suits & play.suits, plays, -1)


def all_suits_match(plays: Iterable[Play]) -> bool:
    """Whether plays of one count can show the very same suits, jokers taking any."""
    plays = list(plays)
    union = reduce(lambda suits, play: suits | play.suits, plays, 0)
    return all(union.bit_count() <= play.suits.bit_count() + play.wild for play in plays)


def fits_lock(play: Play, suits: int, *, wild: bool = False) -> bool:
    """Whether a play shows exactly the locked suits; ``wild``: its jokers take missing ones."""
    if play.suits == suits and not play.wild:
        return True
    fills = play.suits & ~suits == 0 and suits.bit_count() <= play.suits.bit_count() + play.wild
    return wild and not play.is_lone_joker and fills


def suit_names(deck: Deck, suits: int) -> list[str]:
    """The suit letters of a bit set."""
    return [suit for at, suit in enumerate(deck.suits) if suits >> at & 1]
