"""Whether a play may be made: enumerate its meanings, filter by what the clauses say."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from .cards import Meaning, plain
from .effects import cuts_joker
from .forms import follows, stronger
from .jokers import meanings
from .locks import fits_strictly, fits_suits, locked_suits, strictly_locked
from .story import State


def may_act(state: State, seat: str) -> bool:
    """`climbing.turn`: the player whose turn it is, and who is still in the game.

    Who has passed where a pass lasts until the clear is never asked: it is not their turn.
    """
    return state.turn == seat and seat in state.left


def holds(state: State, seat: str, written: Sequence[str]) -> bool:
    """`climbing.hold`: only cards that are in the own hand."""
    return not Counter(map(plain, written)) - Counter(state.hands[seat])


def beats_the_top(state: State, play: Meaning) -> bool:
    """The same form, and stronger; or the spade 3 on a single joker."""
    if not state.field:
        return True
    top = state.plays[-1]
    if cuts_joker(top, play):
        return True
    return follows(top, play) and stronger(state.book, top, play, state.turned)


def keeps_the_suit_lock(state: State, play: Meaning) -> bool:
    """The suit lock, and who need not heed it."""
    suits = locked_suits(state.book, state.plays)
    return suits is None or fits_suits(suits, play) or _goes_before_locks(state, play)


def keeps_the_strict_lock(state: State, play: Meaning) -> bool:
    """The strict lock, and who need not heed it."""
    if not strictly_locked(state.book, state.plays) or _goes_before_locks(state, play):
        return True
    return fits_strictly(state.plays[-1], play, state.turned)


def _goes_before_locks(state: State, play: Meaning) -> bool:
    """`offkai.spade_three`, `uecda.spade_three`: on a joker it goes before the locks."""
    top = state.plays[-1] if state.field else None
    return not state.book.three_heeds_lock and cuts_joker(top, play)


CLAUSES: tuple[Callable[[State, Meaning], bool], ...] = (
    beats_the_top,
    keeps_the_suit_lock,
    keeps_the_strict_lock,
)


def is_allowed(state: State, play: Meaning) -> bool:
    """Whether no clause bars a play that means this, whoever makes it."""
    return all(clause(state, play) for clause in CLAUSES)


def allowed(state: State, written: Sequence[str]) -> list[Meaning]:
    """The meanings of a play under which nothing bars it, whoever makes it."""
    return [
        meaning
        for meaning in meanings(state.book, written, state.turned)
        if is_allowed(state, meaning)
    ]


def may_play(state: State, seat: str, written: Sequence[str]) -> bool:
    """The answer to `may X play CARDS`: whether any meaning is left."""
    if not may_act(state, seat) or not holds(state, seat, written):
        return False
    return bool(allowed(state, written))


def may_pass(state: State, seat: str) -> bool:
    """`offkai.pass`, `uecda.pass`: on your turn you may always pass, on an empty field too."""
    return may_act(state, seat)


def all_plays(state: State, seat: str) -> Iterator[tuple[tuple[str, ...], Meaning]]:
    """The answer to `what may X play`: every subset of the hand, and each meaning that is left."""
    if not may_act(state, seat):
        return
    hand = sorted(state.hands[seat])
    counts = [len(state.plays[-1].cards)] if state.field else range(1, len(hand) + 1)
    for count in counts:
        for written in dict.fromkeys(combinations(hand, count)):
            for meaning in allowed(state, written):
                yield written, meaning
