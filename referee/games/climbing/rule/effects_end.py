"""Effects on places and titles, as plain values: a game ends without places, titles move."""

from __future__ import annotations

from typing import ClassVar

from referee.basis.frozen import frozen
from referee.cards.card import Deck
from referee.games.climbing.position import Draft
from referee.model.marks import NOBODY, Exit, Mark

from .words import EQUAL


@frozen(slots=True)
class EndEqual:
    """The game ends at once, and these seats all come out of it alike, with no place."""

    key: ClassVar[str] = "game-equal"
    seats: tuple[int, ...]

    @property
    def subject(self) -> tuple[str, int]:
        return ("fall", NOBODY)

    def apply(self, draft: Draft, deck: Deck) -> None:
        for seat in self.seats:
            draft.discards = deck.add(draft.discards, draft.known[seat])
            draft.hold(seat, 0, 0)
        others = tuple(leaver for leaver in draft.out if leaver.seat not in self.seats)
        draft.out = (*others, *(Exit(seat, EQUAL) for seat in self.seats))


@frozen(slots=True)
class Rejoin:
    """A seat that was out is in the game again, with the cards that it had laid aside: these, and
    so many that nobody has seen."""

    key: ClassVar[str] = "rejoins"
    seat: int
    cards: int
    unseen: int = 0

    @property
    def subject(self) -> tuple[str, int]:
        return ("leave", self.seat)

    def apply(self, draft: Draft, deck: Deck) -> None:
        draft.discards = deck.take(draft.discards, self.cards)
        draft.out = tuple(leaver for leaver in draft.out if leaver.seat != self.seat)
        draft.hold(self.seat, self.cards, self.unseen)


@frozen(slots=True)
class Retitle:
    """Seats have these titles from now on; they are told the highest first."""

    key: ClassVar[str] = "retitled"
    titles: tuple[tuple[int, str], ...]

    @property
    def subject(self) -> tuple[str, int]:
        return ("title", NOBODY)

    def apply(self, draft: Draft, deck: Deck) -> None:
        for seat, title in self.titles:
            draft.set_mark(Mark("title", title, seat, "set"))
