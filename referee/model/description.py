"""A table as it is described, before anybody asks whether it can be.

Every notation (table text, JSON, the desk) reads into a :class:`Description` and is written from
one. It may be impossible; :mod:`referee.table` finds that out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from referee._internal.values import compare_without
from referee.cards.card import Card

from .moves import Move
from .types import Value

OUT_WAYS = ("foul", "fallen", "liar", "dropped", "burst", "equal", "eliminated")
"""How a seat may have left the game, other than by going out: what ``out …`` may say."""

_NUMBER = "[1-9][0-9]{0,5}"
OUT = rf"({_NUMBER})|({'|'.join(OUT_WAYS)})( {_NUMBER})?( before {_NUMBER})?"
"""The pattern of what ``Hand.out`` may be; no place has more than six digits."""


class WayOut(NamedTuple):
    """How a seat left the game. ``how``: ``clean`` or one of ``OUT_WAYS``; ``number``: of those who
    went out clean or of the others, in the order of leaving (0: not told); ``before``: the number
    of the first clean exit that came later (0: none did)."""

    how: str
    number: int = 0
    before: int = 0

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
    """Known cards and how many more (``None``: nobody knows); or how the seat left the game."""

    cards: tuple[Card, ...] = ()
    unknown: int | None = None
    out: str = ""


class FieldPlay(Struct, frozen=True):
    cards: tuple[Card, ...]
    seat: str = ""


@compare_without("lines")
class Description(Struct, frozen=True):
    """All that a table text says.

    ``settings`` are the header's ``game = A'`` and ``trump = H``. ``lines`` maps paths such as
    ``("hands", "Aki")`` to line numbers; it is no part of the table.
    """

    book: str = ""
    switches: tuple[tuple[str, bool], ...] = ()
    params: tuple[tuple[str, str, str], ...] = ()
    settings: tuple[tuple[str, str], ...] = ()
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

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    def line(self, *path: str | int) -> int:
        return self.lines.get(path, 0)

    def choices(self) -> dict[str, Value]:
        """The options as the header chose them."""
        named: dict[str, Value] = dict(self.switches)
        named.update(self.readings)
        named.update(self.settings)
        return named

    def replace(self, **changes: Any) -> Description:
        """The description with these fields replaced."""
        return replace(self, **changes)
