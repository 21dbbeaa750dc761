"""A table of the toy family: hands, and the cards of the one trick."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from referee.cards.card import Card
from referee.engine.base_position import BasePosition
from referee.model.marks import NOBODY, Exit, Marks, Obligation


class Laid(NamedTuple):
    """A card of the trick and who played it (``NOBODY``: nobody said who)."""

    seat: int
    card: Card


class ToyPosition(BasePosition, Struct, frozen=True):
    """Immutable; the fields are those that every position has."""

    known: tuple[int, ...]
    unknown: tuple[int, ...]
    field: tuple[Laid, ...] = ()
    turn: int = NOBODY
    marks: Marks = ()
    out: tuple[Exit, ...] = ()
    owed: tuple[Obligation, ...] = ()

    @property
    def over(self) -> bool:
        """Whether everybody has played."""
        return len(self.field) >= self.size
