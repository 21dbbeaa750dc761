"""A table of a trick-taking game: the trick that is being played, and what was taken so far."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from referee.cards.card import Card
from referee.engine.base_position import BasePosition
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Exit, Marks, Obligation

FIRST_TRICK = MarkSpelling("first_trick", "first trick")
"""What rules about the first trick ask for; it follows from hands that are still whole."""

MEEPLE = "meeple"
"""The mark of the colour on which a seat has placed its meeple."""

LAST = "last_suit"
"""The mark of the suit of the last card of the trick before, where a rule asks for it."""

LACKS = MarkSpelling("lacks", "lacks", value="suits", holder=True)
"""What plays have shown: that somebody holds no card of these suits."""

UNTAKEN = DISCARDED, CARRIED = "nobody_discarded", "carried_to_next"
"""What becomes of a trick that nobody takes."""


class Laid(NamedTuple):
    """A card of the trick and who played it (``NOBODY``: nobody said who)."""

    seat: int
    card: Card


class Trick(NamedTuple):
    """The cards of a trick in the order in which they were played.

    ``before``: the suit of the last card of the trick before it, where a rule asks for it.
    """

    laid: tuple[Laid, ...]
    before: str = ""

    @property
    def led(self) -> str:
        """The suit that was led."""
        return self.laid[0].card.suit

    @property
    def players(self) -> int:
        """How many have played to it; who played twice, which may stand, counts once."""
        told = [laid.seat for laid in self.laid if laid.seat != NOBODY]
        return len(self.laid) - len(told) + len(set(told))


class TricksPosition(BasePosition, Struct, frozen=True):
    """Immutable. ``known`` and ``unknown`` as everywhere; by seat as well, ``taken`` is the set of
    cards taken and ``tricks`` how many tricks that were, which may be told without the cards.

    ``carried`` are the cards that the taker of the next trick gets as well, ``discards`` those that
    nobody took, ``last`` is the trick before this one.
    """

    known: tuple[int, ...]
    unknown: tuple[int, ...]
    taken: tuple[int, ...]
    tricks: tuple[int, ...]
    field: tuple[Laid, ...] = ()
    turn: int = NOBODY
    marks: Marks = ()
    carried: int = 0
    discards: int = 0
    last: Trick | None = None
    owed: tuple[Obligation, ...] = ()
    out: tuple[Exit, ...] = ()

    @property
    def full(self) -> bool:
        """Whether everybody has played to the trick who has a card to play."""
        told = all(laid.seat != NOBODY for laid in self.field)
        return Trick(self.field).players >= self.size or bool(
            self.field and told and not self.missing
        )

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have a card to play and have not, as far as it is told who has played."""
        laid = {laid.seat for laid in self.field}
        seats = (seat for seat in range(self.size) if seat not in laid)
        return tuple(seat for seat in seats if not self.holds_nothing(seat))

    @property
    def begun(self) -> bool:
        """Whether a card of this deal has been played, as far as is told."""
        gone = any(self.tricks) or any(self.taken) or self.carried or self.discards
        return bool(gone or self.field or self.last)

    @property
    def over(self) -> bool:
        """Whether all tricks are played: somebody has no card left, and no trick is open."""
        return (not self.field or self.full) and any(map(self.holds_nothing, range(self.size)))

    def after(self, seat: int) -> int:
        """The next seat clockwise that has not played to the trick, or ``NOBODY``."""
        around = ((seat + step) % self.size for step in range(1, self.size))
        return next((each for each in around if each in self.missing), NOBODY)

    def knows_taken(self, seat: int) -> bool:
        """Whether all cards that a seat has taken are known."""
        return self.taken[seat].bit_count() >= self.tricks[seat] * self.size
