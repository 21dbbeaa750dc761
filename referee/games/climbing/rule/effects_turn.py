"""Effects that turn something round, the order of strength or the direction of play, and how the
players sit."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from referee.basis.frozen import frozen
from referee.cards.card import Deck
from referee.games.climbing.position import Draft
from referee.model.marks import NOBODY, Mark

from .words import MISSES


@frozen(slots=True)
class TurnRound:
    """A mark that does not hold is laid; one that holds goes, or stays where it is not ``again``
    turned. So what two clauses turn round by one play is turned twice.

    ``laid``: what it did, once it has been carried out.
    """

    key: ClassVar[str] = "mark-turned"
    mark: Mark
    again: bool = True
    laid: bool = field(default=True, compare=False)

    @property
    def subject(self) -> tuple[str, int]:
        return (self.mark.kind, self.mark.holder)

    def at(self, draft: Draft) -> TurnRound | None:
        """The effect as it is carried out there; ``None``: it does nothing."""
        holds = draft.mark(*self.subject) is not None
        return None if holds and not self.again else TurnRound(self.mark, self.again, not holds)

    def apply(self, draft: Draft, deck: Deck) -> None:
        if draft.mark(*self.subject) is None:
            draft.set_mark(self.mark)
        elif self.again:
            draft.drop_mark(*self.subject)


@frozen(slots=True)
class Reseat:
    """They sit in this order from now on, as play goes round; whose turn comes after as many others
    as before."""

    key: ClassVar[str] = "reseated"
    order: tuple[int, ...]

    @property
    def subject(self) -> tuple[str, int]:
        return ("seats", NOBODY)

    def apply(self, draft: Draft, deck: Deck) -> None:
        first = self.order[0]
        before = [seat for seat in draft.around(first) if seat in draft.playing]
        at = before.index(draft.turn) if draft.turn in before else 0
        circle = self.order if draft.direction == 1 else tuple(reversed(self.order))
        draft.set_mark(Mark("seated", circle))
        if at:
            draft.leader = draft.after(first, at)


@frozen(slots=True)
class MissTurn:
    """The turn comes to a seat that misses it, and goes on."""

    key: ClassVar[str] = "misses-turn"
    seat: int

    @property
    def subject(self) -> tuple[str, int]:
        return (MISSES.kind, self.seat)

    def apply(self, draft: Draft, deck: Deck) -> None:
        draft.drop_mark(MISSES.kind, self.seat)
