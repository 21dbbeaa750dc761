"""Methods that the positions of all families share."""

from __future__ import annotations

from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from referee.model.marks import (
    MANY,
    NOBODY,
    Exit,
    Mark,
    Marks,
    Obligation,
    find_mark,
    sorted_marks,
)


class BasePosition(Struct, frozen=True, kw_only=True):
    """A base class for the positions of a family, which add the fields ``known``, ``unknown`` and
    ``field``; see :class:`referee.engine.interfaces.AnyPosition`."""

    turn: int = NOBODY
    marks: Marks = ()
    out: tuple[Exit, ...] = ()
    owed: tuple[Obligation, ...] = ()

    @property
    def known(self) -> tuple[int, ...]:
        """The cards that each seat is known to hold, as bit sets."""
        raise NotImplementedError

    @property
    def unknown(self) -> tuple[int, ...]:
        """How many more cards each seat holds (``MANY``: unknown)."""
        raise NotImplementedError

    @property
    def size(self) -> int:
        """The number of seats."""
        return len(self.known)

    def is_out(self, seat: int) -> bool:
        """Whether a seat has left the game."""
        return any(exit_.seat == seat for exit_ in self.out)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats still in the game."""
        gone = {exit_.seat for exit_ in self.out}
        return tuple(seat for seat in range(self.size) if seat not in gone)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended. By default, when fewer than two seats are playing."""
        return len(self.playing) < 2

    def around(self, seat: int) -> list[int]:
        """All seats clockwise, from this one on."""
        return [*range(seat, self.size), *range(seat)]

    def after(self, seat: int) -> int:
        """The next seat clockwise that is still in the game, or ``NOBODY``."""
        _, *others = self.around(seat)
        return next((other for other in (*others, seat) if not self.is_out(other)), NOBODY)

    def key(self) -> object:
        """Everything that tells two positions apart, hashable. By default the position itself."""
        return self

    # ---- a hand

    def holds_nothing(self, seat: int) -> bool:
        """Whether a seat is known to have no card left."""
        return not self.known[seat] and self.unknown[seat] == 0

    def count(self, seat: int) -> int:
        """How many cards a seat holds; ``MANY`` if that is unknown."""
        more = self.unknown[seat]
        return MANY if more == MANY else self.known[seat].bit_count() + more

    # ---- marks

    def mark(self, kind: str, holder: int = NOBODY) -> Mark | None:
        """The mark of this kind on a seat or (``NOBODY``) on the table, if there is one."""
        return find_mark(self.marks, kind, holder)

    def holder_of(self, kind: str) -> int:
        """The first seat with a mark of this kind, or ``NOBODY``."""
        return next((mark.holder for mark in self.marks if mark.kind == kind), NOBODY)

    def with_mark(self, mark: Mark) -> Self:
        """The position with a mark, which replaces one of the same kind and holder."""
        others = self.without_mark(mark.kind, mark.holder).marks
        return replace(self, marks=sorted_marks((*others, mark)))

    def without_mark(self, kind: str, holder: int = NOBODY) -> Self:
        """The position without the mark of this kind on a seat or on the table."""
        rest = tuple(m for m in self.marks if (m.kind, m.holder) != (kind, holder))
        return replace(self, marks=rest)
