"""The forms: a card alone, a set, a run; and whether one follows another."""

import itertools
from collections.abc import Sequence

from .books import Book
from .cards import NUMBERS, Card, Meaning
from .strength import places


def is_set(cards: Sequence[Card]) -> bool:
    """`uecda.set`: several cards of one number may be played at once (and likewise elsewhere)."""
    return len(cards) >= 2 and len({card.number for card in cards}) == 1


def is_run(cards: Sequence[Card]) -> bool:
    """`uecda.run`: three or more cards of one suit with consecutive numbers (and elsewhere).

    `cards` weakest first, in plain order. The 2 is the last number, and no 3 follows it.
    """
    steps = [NUMBERS.index(card.number) for card in cards]
    consecutive = all(after - before == 1 for before, after in itertools.pairwise(steps))
    return len(cards) >= 3 and len({card.suit for card in cards}) == 1 and consecutive


def follows(top: Meaning, play: Meaning) -> bool:
    """`league.forms`: the same form and the same number of cards must follow (and elsewhere).

    In offkai the form is a reading (`same_form`): set on set, run on run.
    """
    return top.form == play.form and len(top.cards) == len(play.cards)


def stronger(book: Book, top: Meaning, play: Meaning, turned: bool) -> bool:
    """`climbing.stronger`: stronger than the top one, in the order that holds at that moment."""
    before, after = places(top, turned), places(play, turned)
    if top.form != "run" or play.form != "run":
        return after[0] > before[0]
    if book.run_follows == "weakest":  # 4-5-6 may go on 3-4-5
        # offkai, reading `run_joker_top_turned`: a joker past the 2 is turned round like the rest
        return after[0] > before[0]
    if book.run_follows == "second":  # after 3-4-5 comes 5-6-7 or higher, 4-5-6 is not enough
        return after[0] > before[1]
    return after[0] > before[-1]  # wholly above: after 3-4-5 comes 6-7-8 or higher
