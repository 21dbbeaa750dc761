"""A table of the toy family: hands, and the cards of the one trick."""

from __future__ import annotations

from typing import NamedTuple

from referee.cards.card import Card
from referee.engine.base_position import BasePosition


class Laid(NamedTuple):
    """A card of the trick and who played it (``NOBODY``: nobody said who)."""

    seat: int
    card: Card


class ToyPosition(BasePosition, frozen=True):
    """Immutable; the fields are those that every position has."""

    known: tuple[int, ...]
    unknown: tuple[int, ...]
    field: tuple[Laid, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether everybody has played."""
        return len(self.field) >= self.size
