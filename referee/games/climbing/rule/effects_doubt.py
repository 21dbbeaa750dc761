"""What a cut sets off that others may answer, what a doubt does, and what ends a game that counts
hands, as plain values."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from referee.basis.frozen import frozen
from referee.cards.card import Deck
from referee.games.climbing.position import Draft
from referee.model.marks import MANY, NOBODY, Mark


@frozen(slots=True)
class Doubted:
    """A doubt is settled; nothing moves by that alone. ``legal``: the play was what it had to be.

    ``punished`` takes the penalty, the other one carries it out.
    """

    seat: int
    punished: int
    legal: bool
    cards: int
    key: ClassVar[str] = "doubted"

    @property
    def subject(self) -> tuple[str, int]:
        return ("doubt", NOBODY)

    def apply(self, draft: Draft, deck: Deck) -> None:
        """Nothing changes: the penalty is owed by a clause of its own."""


@frozen(slots=True)
class TakeAway:
    """Cards of the field go into a hand, the others to the discards.

    ``hidden``: how many of them nobody knows, who did not lay them.
    """

    key: ClassVar[str] = "punished"
    taker: int
    cards: int
    hidden: int = 0

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.taker)

    def apply(self, draft: Draft, deck: Deck) -> None:
        unknown = draft.unknown[self.taker]
        more = unknown if unknown == MANY else unknown + self.hidden
        draft.hold(self.taker, deck.add(draft.known[self.taker], self.cards), more)
        for laid in draft.field:
            draft.discards = deck.add(draft.discards, laid.play.mask)
        draft.discards = deck.take(draft.discards, self.cards)
        draft.field = ()


@frozen(slots=True)
class CloseGame:
    """The game is over; what the others hold stays in their hands and is counted.

    ``why``: where it is not for an empty hand: ``time``.
    """

    key: ClassVar[str] = "closed"
    why: str = field(default="", compare=False)

    @property
    def subject(self) -> tuple[str, int]:
        return ("game", NOBODY)

    def apply(self, draft: Draft, deck: Deck) -> None:
        draft.set_mark(Mark("over"))


@frozen(slots=True)
class AwaitAnswers:
    """A cut waits until these seats, in this order, have answered it or let it stand; ``to``:
    or it is a skip (``stop``), or whatever the play sets off (``counter``)."""

    key: ClassVar[str] = "awaits-answers"
    seats: tuple[int, ...]
    to: str = "answers"

    @property
    def subject(self) -> tuple[str, int]:
        return ("answers", NOBODY)

    def apply(self, draft: Draft, deck: Deck) -> None:
        """Nothing moves; the answers themselves are owed."""
