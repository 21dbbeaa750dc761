"""A sevens table: hands, the rows that lie there, who has passed how often."""

from __future__ import annotations

from dataclasses import dataclass

from referee.model.marks import MANY, NOBODY, Exit, Mark, Marks, Obligation, find_mark

CLEAN, DROPPED = "clean", "dropped"


@dataclass(frozen=True)
class SevensPosition:
    """``laid`` is the set of cards on the table, ``hidden`` how many more lie there or are out of
    the game that nobody has seen (``MANY``: nobody knows how many)."""

    known: tuple[int, ...]
    unknown: tuple[int, ...]
    laid: int = 0
    removed: int = 0
    hidden: int = 0
    turn: int = NOBODY
    marks: Marks = ()
    out: tuple[Exit, ...] = ()
    owed: tuple[Obligation, ...] = ()

    @property
    def size(self) -> int:
        return len(self.known)

    @property
    def field(self) -> tuple[int, ...]:
        return (self.laid,) if self.laid else ()

    def is_out(self, seat: int) -> bool:
        return any(leaver.seat == seat for leaver in self.out)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats still in the running."""
        return tuple(seat for seat in range(self.size) if not self.is_out(seat))

    @property
    def over(self) -> bool:
        """Somebody has gone out, or one player at most is left in the running."""
        return any(leaver.how == CLEAN for leaver in self.out) or len(self.playing) < 2

    def passes(self, seat: int) -> int:
        """How often a seat has passed."""
        mark = find_mark(self.marks, "passes", seat)
        return mark.value if mark else 0

    def with_pass(self, seat: int) -> Marks:
        mark = Mark("passes", self.passes(seat) + 1, seat)
        kept = (each for each in self.marks if (each.kind, each.holder) != ("passes", seat))
        return tuple(sorted((*kept, mark), key=lambda each: each.sort_key))

    def after(self, seat: int) -> int:
        """Who comes next of those in the running."""
        following = [(seat + step) % self.size for step in range(1, self.size + 1)]
        return next((other for other in following if not self.is_out(other)), NOBODY)

    def may_hold(self, seat: int, card: int) -> bool:
        """Whether a seat holds a card (a set of one), as far as is known."""
        if self.known[seat] & card:
            return True
        placed = self.laid | self.removed
        for held in self.known:
            placed |= held
        return not placed & card and self.unknown[seat] != 0

    def is_empty(self, seat: int) -> bool:
        return not self.known[seat] and self.unknown[seat] == 0

    def key(self) -> object:
        """Everything that tells two positions apart."""
        return (
            self.known, self.unknown, self.laid, self.removed, self.hidden, self.turn, self.marks,
            self.out,
        )  # fmt: skip


def more(hidden: int, unknown: int) -> int:
    """So many unseen cards and so many more."""
    return MANY if MANY in (hidden, unknown) else hidden + unknown
