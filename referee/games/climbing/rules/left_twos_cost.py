"""2残しの罰: every 2 left in a hand at the end costs a point more.

Coded, since no other rule scores single cards of a hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule


class LeftTwosCost(ClimbingRule):
    """Comes to whatever points the game gives otherwise."""

    relies_on = ("2",)
    says = ("extra",)

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        deck = self.deck
        twos = deck.rank_masks[deck.ranks.index("2")]
        if not position.over:
            return {}
        if any(position.unknown[seat] for seat in position.playing) and twos & ~_seen(position):
            return None
        counts = {seat: (position.known[seat] & twos).bit_count() for seat in position.playing}
        return {seat: -count for seat, count in counts.items() if count}


def _seen(position: Position) -> int:
    """All cards that somebody has shown."""
    seen = position.discards
    for cards in (*position.known, *(laid.play.mask for laid in position.field)):
        seen |= cards
    return seen
