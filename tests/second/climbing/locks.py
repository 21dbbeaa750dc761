"""Locks, worked out from the plays that lie in the field."""

import itertools
from collections.abc import Sequence

from .books import Book
from .cards import NUMBERS, Meaning
from .strength import places


def locked_suits(book: Book, field: Sequence[Meaning]) -> tuple[str, ...] | None:
    """The suits to which the field is locked, until it is cleared; None while it is not.

    `daifugo.suit_lock`: all suits are the same as those of the play just before.
    `offkai.suit_lock`: three players, one after another, have played the same suit;
    `offkai.lock_in_sets`: only where the suits of all the cards match.
    """
    for end in range(book.lock_plays, len(field) + 1):
        plays = field[end - book.lock_plays : end]
        if not book.joker_starts_lock and any(play.has_joker for play in plays):
            continue
        if all(_same_suits(plays[0], play) for play in plays[1:]):
            return plays[0].suits
    return None


def _same_suits(one: Meaning, other: Meaning) -> bool:
    return "?" not in one.suits and one.suits == other.suits


def fits_suits(suits: tuple[str, ...], play: Meaning) -> bool:
    """Whether a play keeps to the locked suits; jokers alone always may.

    `offkai.suit_lock`: of that suit, or a joker. `uecda.joker_single`: in spite of a lock.
    `league.suit_lock`: a joker may stand for the suit that is missing.
    """
    return play.only_jokers or play.suits == suits


def strictly_locked(book: Book, field: Sequence[Meaning]) -> bool:
    """`offkai.strict_lock`: two players, one after the other, consecutive numbers of one suit.

    For runs (reading `step_of_one`) the weakest card moves one step.
    """
    pairs = itertools.pairwise(field)
    return book.strict_lock and any(_one_step(before, after) for before, after in pairs)


def _one_step(before: Meaning, after: Meaning) -> bool:
    if not _same_suits(before, after):
        return False
    steps = [min(NUMBERS.index(card.number) for card in play.cards) for play in (before, after)]
    return abs(steps[1] - steps[0]) == 1


def fits_strictly(top: Meaning, play: Meaning, turned: bool) -> bool:
    """`offkai.strict_lock`: the next number of that suit in the order as it stands, or a joker."""
    if play.only_jokers:
        return True
    next_up = places(top, turned)[0] + 1
    return play.suits == top.suits and places(play, turned)[0] == next_up
