"""All forms of a deck, by the names that rules declare."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from referee.cards.card import Deck

from .custom_forms import ROW, Mixed, Rows, mixture_named, row_named
from .forms import Dressed, Emperors, Form, Ranks, Runs, Spaced, SpacedThree
from .play import MIX
from .play_cache import Hands, Sought
from .play_pool import PlayStore

FORMS: dict[str, type[Form]] = {
    "ranks": Ranks,
    "dressed": Dressed,
    "runs": Runs,
    "emperors": Emperors,
    "spaced": Spaced,
    "spaced_three": SpacedThree,
}
"""The forms by the names that rules declare."""
MAX_SOUGHT = 200
"""For so many choices of forms the plays of hands are kept, before all are sought afresh."""


class Forms:
    """The forms of one deck, shared by all rulebooks that play with it."""

    def __init__(self, deck: Deck) -> None:
        self.store = PlayStore(deck)
        self._made: dict[str, Form] = {}
        self._hands: dict[tuple[tuple[int, int], ...], Hands] = {}

    def named(self, name: str) -> Form:
        """A form by its name; one that no rule names is never made (it may lack its cards)."""
        found = self._made.get(name)  # one that has found no plays yet is false
        return self._made.setdefault(name, self._make(name)) if found is None else found

    def hands(self, sought: Sought) -> Hands:
        """The plays of these forms by whole hands."""
        key = tuple([(id(form), filling) for form, filling in sought])  # forms are kept for good
        found = self._hands.get(key)
        if found is None and len(self._hands) >= MAX_SOUGHT:
            self._hands.clear()
        return self._hands.setdefault(key, Hands(sought)) if found is None else found

    def _make(self, name: str) -> Form:
        said = name.split(",")
        if said[0] == MIX:
            return Mixed(self.store, mixture=mixture_named(name))
        if said[0] == ROW:
            return Rows(self.store, row=row_named(name))
        return FORMS[name](self.store)


def forms_of(deck: Deck) -> Forms:
    """The forms of this deck. Bind the result: looking it up again is not for hot loops.

    Threads that ask at once get the same, or equal plays were two objects.
    """
    with _ONE_BY_ONE:
        return _forms_of(deck)


_ONE_BY_ONE = Lock()
_forms_of = lru_cache(maxsize=16)(Forms)
