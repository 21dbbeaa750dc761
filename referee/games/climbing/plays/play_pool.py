"""The plays of a deck, each once."""

from __future__ import annotations

from collections.abc import Iterable

from referee.cards.card import Deck

from .card_strength import card_ranks
from .play import NO_FORM, Play

Stands = tuple[tuple[int, int], ...]


class PlayStore:
    """The plays of one deck: equal ones are the same object."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._plays: dict[tuple[str, int, tuple[int, ...], Stands], Play] = {}

    def play(self, form: str, mask: int, ranks: tuple[int, ...], stands: Stands = ()) -> Play:
        """The one shared object of this play."""
        key = (form, mask, ranks, stands)
        found = self._plays.get(key)
        if found is None:
            # setdefault: of threads that make the same, all get the one that was first
            found = self._plays.setdefault(key, Play(self.deck, *key))
        return found

    def named(self, play: Play, stands: Iterable[tuple[int, int]]) -> Play:
        """The play with suits named for its jokers."""
        key = (play.form, play.mask, play.ranks, tuple(sorted(stands)))
        found = self._plays.get(key)
        if found is None or found.unnamed is not play:
            made = found or Play(self.deck, *key)
            made.unnamed = play
            found = self._plays.setdefault(key, made)
        return found

    def heap(self, cards: int) -> Play:
        """Cards that make no form."""
        return self.play(NO_FORM, cards, tuple(card_ranks(self.deck, cards)))
