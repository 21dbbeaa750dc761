"""What positions with seats and marks can do alike, whatever the family keeps in them."""

from __future__ import annotations

from typing import Any, Self, cast

from msgspec.structs import replace

from referee.model.marks import MANY, NOBODY, Exit, Mark, Marks, find_mark, sorted_marks


class BasePosition:
    """For a family's frozen Struct to derive from, which has these as fields of its own."""

    known: tuple[int, ...]
    unknown: tuple[int, ...]
    marks: Marks
    out: tuple[Exit, ...]

    @property
    def size(self) -> int:
        """How many seats there are."""
        return len(self.known)

    def is_out(self, seat: int) -> bool:
        """Whether a seat has left the game."""
        return any(leaver.seat == seat for leaver in self.out)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats still in the game."""
        gone = {leaver.seat for leaver in self.out}
        return tuple(seat for seat in range(self.size) if seat not in gone)

    def after(self, seat: int) -> int:
        """The next seat clockwise that is still in the game, or ``NOBODY``."""
        following = ((seat + step) % self.size for step in range(1, self.size + 1))
        return next((other for other in following if not self.is_out(other)), NOBODY)

    def key(self) -> object:
        """Everything that tells two positions apart, hashable. By default the position itself."""
        return self

    # ---- a hand

    def holds_nothing(self, seat: int) -> bool:
        """Whether a seat is known to have no card left."""
        return not self.known[seat] and self.unknown[seat] == 0

    def count(self, seat: int) -> int:
        """How many cards a seat holds (``MANY``: nobody knows)."""
        more = self.unknown[seat]
        return MANY if more == MANY else self.known[seat].bit_count() + more

    # ---- marks

    def mark(self, kind: str, holder: int = NOBODY) -> Mark | None:
        """The mark of this kind on this holder (``NOBODY``: on the table), if there is one."""
        return find_mark(self.marks, kind, holder)

    def with_mark(self, mark: Mark) -> Self:
        """The position with a mark laid; one of its kind and holder is replaced."""
        others = self.without_mark(mark.kind, mark.holder).marks
        return self._having(marks=sorted_marks((*others, mark)))

    def without_mark(self, kind: str, holder: int = NOBODY) -> Self:
        """The position without the mark of this kind on this holder."""
        rest = tuple(m for m in self.marks if (m.kind, m.holder) != (kind, holder))
        return self._having(marks=rest)

    def _having(self, **changes: Any) -> Self:
        return cast(Self, replace(cast(Any, self), **changes))
