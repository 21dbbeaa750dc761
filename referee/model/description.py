"""Descriptions of tables, possible or not.

Every notation (table text, JSON, the desk) is read into a :class:`Description` and written from
one. Whether the table is possible, :mod:`referee.table` checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from referee._internal.values import compare_without
from referee.cards.card import Card

from .marks import NOBODY
from .moves import Move
from .types import Value

OUT_WAYS = ("foul", "fallen", "liar", "dropped", "burst", "equal", "eliminated")
"""Ways to leave the game other than by playing the last card, as ``out …`` names them."""

_NUMBER = "[1-9][0-9]{0,5}"
OUT = rf"({_NUMBER})|({'|'.join(OUT_WAYS)})( {_NUMBER})?( before {_NUMBER})?"
"""The pattern of ``Hand.out``; a place has up to six digits."""


class WayOut(NamedTuple):
    """How and when a seat left the game."""

    how: str
    """``clean`` or one of ``OUT_WAYS``."""
    number: int = 0
    """Its number among the clean exits, or among the others, in order; 0 if it is unknown."""
    before: int = 0
    """For other exits, the number of the next clean exit; 0 if there was none."""

    @classmethod
    def read(cls, out: str) -> WayOut:
        """
        >>> WayOut.read("foul 2 before 1"), str(WayOut("clean", 3)), str(WayOut("fallen", 0, 2))
        (WayOut(how='foul', number=2, before=1), '3', 'fallen before 2')
        """
        words = out.split()
        numbers = [int(word) for word in words if word.isdigit()]
        before = numbers.pop() if "before" in words else 0
        how = "clean" if words[0].isdigit() else words[0]
        return cls(how, numbers[0] if numbers else 0, before)

    def __str__(self) -> str:
        number = str(self.number) if self.number else ""
        before = f"before {self.before}" if self.before else ""
        return " ".join(filter(None, ["" if self.how == "clean" else self.how, number, before]))


class Seat(Struct, frozen=True):
    name: str
    title: str = ""


class Hand(Struct, frozen=True):
    """The cards of a seat, or how it left the game."""

    cards: tuple[Card, ...] = ()
    """Its known cards."""
    unknown: int | None = None
    """How many more cards it holds; ``None`` if that is unknown."""
    out: str = ""
    """How it left the game, as :class:`WayOut` reads it."""


class FieldPlay(Struct, frozen=True):
    cards: tuple[Card, ...]
    seat: str = ""


@compare_without("lines")
class Description(Struct, frozen=True):
    """All that a table text states."""

    book: str = ""
    switches: tuple[tuple[str, bool], ...] = ()
    params: tuple[tuple[str, str, str], ...] = ()
    """Clause, parameter, value."""
    settings: tuple[tuple[str, str], ...] = ()
    """Options of the header, such as ``game = A'`` and ``trump = H``."""
    readings: tuple[tuple[str, str], ...] = ()
    seats: tuple[Seat, ...] = ()
    turn: str = ""
    hands: Mapping[str, Hand] = {}
    field: tuple[FieldPlay, ...] = ()
    discards: tuple[Card, ...] = ()
    state: tuple[str, ...] = ()
    play: tuple[Move, ...] = ()
    ask: tuple[str, ...] = ()
    lines: Mapping[tuple[str | int, ...], int] = {}
    """Path, such as ``("hands", "Aki")``, -> line number; it isn't part of the table.
    ``("ask", 0, "column")`` -> the column where the first question begins."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    def seat(self, name: str) -> int:
        """The index of a seat; ``NOBODY`` if no seat has this name."""
        return self.names.index(name) if name in self.names else NOBODY

    def line(self, *path: str | int) -> int:
        return self.lines.get(path, 0)

    def choices(self) -> dict[str, Value]:
        """Option -> the value that the header sets."""
        return {**dict(self.switches), **dict(self.readings), **dict(self.settings)}

    def replace(self, **changes: Any) -> Description:
        """The description with these fields changed."""
        return replace(self, **changes)
