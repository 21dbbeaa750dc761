"""A sevens table: hands, the rows that lie there, who has passed how often."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Deck
from referee.engine.base_position import BasePosition
from referee.model.marks import MANY, NOBODY, Exit, Mark, Marks, Obligation

CLEAN, DROPPED = "clean", "dropped"


PASSES = "passes"
"""The mark of how often a seat has passed."""

LACKS = "lacks"
"""What ``state:`` says of cards that a pass has shown somebody not to hold."""

BEGAN = "began"
"""What ``state:`` says of who began, where the hands do not tell it any more."""

PLACED, REMOVED = "placed_on_table", "removed"
"""What becomes of the cards of somebody who drops out."""


class SevensPosition(BasePosition, Struct, frozen=True):
    """``laid`` is the set of cards on the table, ``hidden`` how many more lie there or are out of
    the game that nobody has seen (``MANY``: nobody knows how many); ``lacks`` is by seat the set of
    cards that it has shown not to hold (none: nobody has); ``began``: who is said to have begun,
    which is no part of the value."""

    known: tuple[int, ...]
    unknown: tuple[int, ...]
    laid: int = 0
    removed: int = 0
    hidden: int = 0
    turn: int = NOBODY
    marks: Marks = ()
    out: tuple[Exit, ...] = ()
    owed: tuple[Obligation, ...] = ()
    lacks: tuple[int, ...] = ()
    began: int = NOBODY

    @property
    def field(self) -> tuple[int, ...]:
        return (self.laid,) if self.laid else ()

    @property
    def over(self) -> bool:
        """Somebody has gone out, or one player at most is left in the running."""
        return any(leaver.how == CLEAN for leaver in self.out) or len(self.playing) < 2

    @property
    def gone_out(self) -> tuple[int, ...]:
        """The seats that have no card left, in order."""
        return tuple(leaver.seat for leaver in self.out if leaver.how == CLEAN)

    def passes(self, seat: int) -> int:
        """How often a seat has passed."""
        mark = self.mark(PASSES, seat)
        return mark.value if mark else 0

    def with_pass(self, seat: int) -> SevensPosition:
        """The position after one pass more."""
        return self.with_mark(Mark(PASSES, self.passes(seat) + 1, seat))

    @property
    def placed(self) -> int:
        """The cards of which it is known where they are."""
        placed = self.laid | self.removed
        for held in self.known:
            placed |= held
        return placed

    def lacking(self, seat: int) -> int:
        """The cards that a seat has shown not to hold, of those of which nobody knows where they
        are."""
        return self.lacks[seat] & ~self.placed if self.lacks and self.unknown[seat] else 0

    def possible(self, deck: Deck, seat: int) -> int:
        """The cards that a seat may hold besides those it is known to hold."""
        return deck.full & ~self.placed & ~self.lacking(seat) if self.unknown[seat] else 0

    def without_cards(self, seat: int, cards: int) -> SevensPosition:
        """The position in which a seat has shown to hold none of these cards."""
        lacks = self.lacks or (0,) * self.size
        return replace(self, lacks=(*lacks[:seat], lacks[seat] | cards, *lacks[seat + 1 :]))

    def key(self) -> object:
        """Everything that tells two positions apart."""
        return (
            self.known, self.unknown, self.laid, self.removed, self.hidden, self.turn, self.marks,
            self.out, tuple(map(self.lacking, range(self.size))),
        )  # fmt: skip


def more(hidden: int, unknown: int) -> int:
    """So many unseen cards and so many more."""
    return MANY if MANY in (hidden, unknown) else hidden + unknown
