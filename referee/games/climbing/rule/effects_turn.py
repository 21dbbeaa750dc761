"""Effects that turn something round: the order of strength, the direction of play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from referee.cards.card import Deck
from referee.games.climbing.position import Draft
from referee.model.marks import Mark

from .words import MISSES


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class MissTurn:
    """The turn comes to a seat that misses it, and goes on."""

    key: ClassVar[str] = "misses-turn"
    seat: int

    @property
    def subject(self) -> tuple[str, int]:
        return (MISSES.kind, self.seat)

    def apply(self, draft: Draft, deck: Deck) -> None:
        draft.drop_mark(MISSES.kind, self.seat)
