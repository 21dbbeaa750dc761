"""A poker table: the cards held and shown."""

from __future__ import annotations

from referee.cards.card import union
from referee.engine.base_position import BasePosition
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, find_mark

FIVE = 5
"""How many cards make a hand."""
BOARD = MarkSpelling("board", "board", value="cards", also=("ボード", "共通カード"))
"""Cards that all hands share."""


class PokerPosition(BasePosition, frozen=True):
    """The state of a table; tuples are by seat, sets of cards are bit sets."""

    known: tuple[int, ...]
    unknown: tuple[int, ...]
    shown: tuple[int, ...]
    """The cards that each seat has shown (0: none yet); they left its hand."""
    gone: int = 0
    """The cards out of the game."""
    showing: int = FIVE
    """How many cards a seat shows."""

    @property
    def board(self) -> int:
        """The cards that all hands share."""
        mark = find_mark(self.marks, BOARD.kind)
        return mark.value if mark else 0

    @property
    def field(self) -> tuple[int, ...]:
        return tuple(cards for cards in self.shown if cards)

    @property
    def placed(self) -> int:
        """The cards whose place is known."""
        return union((self.gone, self.board, *self.known, *self.shown))

    def may_show(self, seat: int, cards: int) -> bool:
        """Whether a seat can hold these cards, as far as known."""
        strange = cards & ~self.known[seat]
        if strange & self.placed:
            return False
        return self.unknown[seat] == MANY or strange.bit_count() <= self.unknown[seat]

    def strange(self, seat: int, cards: int) -> int:
        """The cards that another place has or, if there are none, those not known in the hand."""
        strange = cards & ~self.known[seat]
        return strange & self.placed or strange

    @property
    def is_over(self) -> bool:
        """Whether all seats that can have shown their cards."""
        return not self.waiting

    @property
    def waiting(self) -> list[int]:
        """The seats that have not shown their cards and can."""
        counts = enumerate(map(self.count, range(self.size)))
        enough = [seat for seat, count in counts if count == MANY or count >= self.showing]
        return [seat for seat in enough if not self.shown[seat]]
