"""What is seen of a group of rules on many tables."""

from __future__ import annotations

from msgspec import Struct

from referee.model.description import Description
from referee.notation.writer import write_text

from .pair_outcome import PairOutcome
from .result import Counts

Find = tuple[int, str]
"""A table on which something was seen: its size and its text."""


class Tally(Struct):
    """What was seen of a group: counts, and the smallest table of each sort."""

    counts: Counts = Counts()
    finds: dict[str, Find] = {}

    def add(self, table: Description, outcome: PairOutcome) -> None:
        """Counts a table."""
        unsettled = outcome.unsettled is not None
        self.counts += Counts(1, int(outcome.all_acted), int(outcome.changed), int(unsettled))
        if outcome.all_acted:
            sort = "unsettled" if unsettled else "changed" if outcome.changed else "both"
            self._keep(sort, (size(table), write_text(table)))

    def merge(self, other: Tally) -> None:
        """Adds another tally."""
        self.counts += other.counts
        for sort, find in other.finds.items():
            self._keep(sort, find)

    def _keep(self, sort: str, find: Find) -> None:
        self.finds[sort] = min(find, self.finds.get(sort, find))


def size(table: Description) -> int:
    """How much a reader has to look at: moves, cards in the middle and marks; then other cards."""
    middle = sum(len(move.named) for move in table.play) + sum(len(p.cards) for p in table.field)
    titles = any(seat.title for seat in table.seats)
    visible = 4 * len(table.play) + middle + 3 * len(table.state) + 3 * titles + len(table.seats)
    other = sum(len(hand.cards) for hand in table.hands.values()) + len(table.discards)
    return visible * 100 + other
