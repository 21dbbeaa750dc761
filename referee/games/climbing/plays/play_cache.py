"""The plays that whole hands make, kept by hand."""

from __future__ import annotations

from .forms import Form, Plays

MAX_HANDS = 10_000
"""For how many hands the plays are kept before they are sought afresh."""
RECENT_HANDS, MAX_RECENT_PLAYS = 8, 300
"""So many hands are looked at for one of which another is what is left, if their plays are few."""

Sought = tuple[tuple[Form, int], ...]
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
        found = self[hand] = self._left_of(hand)
        if len(found) <= MAX_RECENT_PLAYS:
            self._last = ((hand, found), *self._last[: RECENT_HANDS - 1])
        return found

    def _left_of(self, hand: int) -> Plays:
        for more, plays in self._last:
            if not hand & ~more:
                return tuple([play for play in plays if not play.mask & ~hand])
        return tuple([
            play for form, filling in self._sought for play in form.plays_in(hand, hand & filling)
        ])  # fmt: skip
