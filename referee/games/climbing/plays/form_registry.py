"""All forms of a deck, by the names that rules declare."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from weakref import WeakValueDictionary

from referee.cards.card import Deck

from .custom_forms import ROW, CustomRows, Mixed, mixture_named, row_named
from .forms import Dressed, Emperors, Flushes, PlayForm, Plays, Ranks, Spaced, SpacedThree, SuitRuns
from .play import MIX, PlayStore

FORMS: dict[str, type[PlayForm]] = {
    "ranks": Ranks,
    "dressed": Dressed,
    "runs": SuitRuns,
    "emperors": Emperors,
    "spaced": Spaced,
    "spaced_three": SpacedThree,
    "flushes": Flushes,
}
"""The forms by the names that rules declare."""
MAX_SOUGHT = 200
"""The number of sets of forms for which the plays of hands are cached."""


MAX_HANDS = 10_000
"""For how many hands the plays are kept before they are sought afresh."""
RECENT_HANDS, MAX_RECENT_PLAYS = 8, 300
"""So many hands are looked at for one of which another is what is left, if their plays are few."""

Sought = tuple[tuple[PlayForm, int], ...]
"""Forms, each with the jokers that may stand for cards in it."""


class Hands(dict[int, Plays]):
    """The plays of some forms by the cards of a hand (a set), as far as they have been asked for.

    A hand that has grown smaller makes those of its plays for which it still has the cards.
    """

    __slots__ = ("_last", "_sought")

    def __init__(self, sought: Sought) -> None:
        super().__init__()
        self._sought = sought
        self._last: tuple[tuple[int, Plays], ...] = ()

    def __missing__(self, hand: int) -> Plays:
        if len(self) >= MAX_HANDS:
            self.clear()
        plays = self[hand] = self._left_of(hand)
        if len(plays) <= MAX_RECENT_PLAYS:
            self._last = ((hand, plays), *self._last[: RECENT_HANDS - 1])
        return plays

    def _left_of(self, hand: int) -> Plays:
        for more, plays in self._last:
            if not hand & ~more:
                return tuple([play for play in plays if not play.mask & ~hand])
        return tuple([
            play for form, filling in self._sought for play in form.plays_in(hand, hand & filling)
        ])  # fmt: skip


class Forms:
    """The forms of one deck, shared by all rulebooks that play with it."""

    def __init__(self, deck: Deck) -> None:
        self.store = PlayStore(deck)
        self._made: dict[str, PlayForm] = {}
        self._hands: dict[tuple[tuple[int, int], ...], Hands] = {}

    def named(self, name: str) -> PlayForm:
        """A form by its name; one that no rule names is never made (it may lack its cards)."""
        form = self._made.get(name)  # one that has found no plays yet is false
        return self._made.setdefault(name, self._make(name)) if form is None else form

    def hands(self, sought: Sought) -> Hands:
        """The plays of these forms by whole hands."""
        key = tuple([(id(form), filling) for form, filling in sought])  # forms are kept for good
        hands = self._hands.get(key)
        if hands is None and len(self._hands) >= MAX_SOUGHT:
            self._hands.clear()
        return self._hands.setdefault(key, Hands(sought)) if hands is None else hands

    def _make(self, name: str) -> PlayForm:
        parts = name.split(",")
        if parts[0] == MIX:
            return Mixed(self.store, mixture=mixture_named(name))
        if parts[0] == ROW:
            return CustomRows(self.store, row=row_named(name))
        return FORMS[name](self.store)


def forms_of(deck: Deck) -> Forms:
    """The forms of this deck. Bind the result: looking it up again is not for hot loops.

    They are the same for all threads, and as long as any rules hold them: otherwise equal plays
    would be two objects.
    """
    with _ONE_BY_ONE:
        return _forms_of(deck)


_ONE_BY_ONE = Lock()
_IN_USE: WeakValueDictionary[Deck, Forms] = WeakValueDictionary()


@lru_cache(maxsize=16)
def _forms_of(deck: Deck) -> Forms:
    """The forms of a deck: those that rules still hold, or new ones."""
    forms = _IN_USE.get(deck)
    if forms is None:
        forms = _IN_USE[deck] = Forms(deck)
    return forms
