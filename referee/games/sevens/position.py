"""A sevens table: hands, the rows on the table, how often each seat has passed."""

from __future__ import annotations

from msgspec.structs import replace

from referee.cards.card import Deck, union
from referee.engine.base_position import BasePosition
from referee.model.marks import MANY, NOBODY, Mark

CLEAN, DROPPED = "clean", "dropped"
"""How a seat is out: it has no card left, or it has passed too often."""

PASSES = "passes"
"""The mark that counts the passes of a seat."""

PERHAPS_OUT = "may be out"
"""The words of ``state:`` for the seat that has moved last, if that may have been its last card."""

LACKS = "lacks"
"""The word of ``state:`` for cards that a seat has shown not to hold by passing."""

BEGAN = "began"
"""The word of ``state:`` for the seat that began, if the hands no longer show it."""

PLACED, REMOVED = "placed_on_table", "removed"
"""What happens to the cards of a player who drops out."""


class SevensPosition(BasePosition, frozen=True):
    """The state of a table; tuples are by seat, sets of cards are bit sets."""

    known: tuple[int, ...]
    unknown: tuple[int, ...]
    laid: int = 0
    """The known cards on the table."""
    removed: int = 0
    """The cards out of the game."""
    hidden: int = 0
    """How many more cards are on the table or out of the game, unseen (``MANY``: unknown)."""
    lacks: tuple[int, ...] = ()
    """The cards that each seat has shown not to hold; empty: none has."""
    perhaps_out: int = NOBODY
    """The seat whose last move may have been its last card; it is taken to be in the game."""
    began: int = NOBODY
    """The seat that began, if described. It is not compared."""

    @property
    def field(self) -> tuple[int, ...]:
        return (self.laid,) if self.laid else ()

    @property
    def is_over(self) -> bool:
        """Whether a seat has no card left, or at most one player is left in the game."""
        return any(leaver.how == CLEAN for leaver in self.out) or len(self.playing) < 2

    @property
    def gone_out(self) -> tuple[int, ...]:
        """The seats that have played all their cards, in order."""
        return tuple(leaver.seat for leaver in self.out if leaver.how == CLEAN)

    def passes(self, seat: int) -> int:
        """How often a seat has passed."""
        mark = self.mark(PASSES, seat)
        return mark.value if mark else 0

    def may_be_out(self, deck: Deck, seat: int) -> bool:
        """Whether a seat of whose hand nothing is known may have laid all its cards: all cards were
        dealt out, so that many have to be on the table."""
        if self.known[seat] or self.unknown[seat] != MANY:
            return False
        return self.hidden == MANY or total(self.laid.bit_count(), self.hidden) >= (
            deck.full.bit_count() // self.size
        )

    def with_pass(self, seat: int) -> SevensPosition:
        """The position after one more pass."""
        return self.with_mark(Mark(PASSES, self.passes(seat) + 1, seat))

    @property
    def placed(self) -> int:
        """The cards whose place is known."""
        return union((self.laid, self.removed, *self.known))

    def lacking(self, seat: int) -> int:
        """The cards that a seat has shown not to hold, of those whose place is unknown."""
        return self.lacks[seat] & ~self.placed if self.lacks and self.unknown[seat] else 0

    def possible(self, deck: Deck, seat: int) -> int:
        """The cards that a seat may hold besides those that it is known to hold."""
        return deck.full & ~self.placed & ~self.lacking(seat) if self.unknown[seat] else 0

    def without_cards(self, seat: int, cards: int) -> SevensPosition:
        """The position in which a seat has shown that it holds none of these cards."""
        lacks = self.lacks or (0,) * self.size
        return replace(self, lacks=(*lacks[:seat], lacks[seat] | cards, *lacks[seat + 1 :]))

    def key(self) -> object:
        """Everything in which two positions may differ."""
        return (
            self.known, self.unknown, self.laid, self.removed, self.hidden, self.turn, self.marks,
            self.out, self.perhaps_out, tuple(map(self.lacking, range(self.size))),
        )  # fmt: skip


def total(hidden: int, unknown: int) -> int:
    """The sum of two numbers of cards, each of which may be ``MANY``."""
    return MANY if MANY in (hidden, unknown) else hidden + unknown
