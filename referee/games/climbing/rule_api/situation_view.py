"""What rules ask of a situation: the little that a judgement on a play may rest on."""

from __future__ import annotations

from collections.abc import Collection

from referee.cards.card import Deck
from referee.games.climbing.plays.card_strength import RankStrengths, StrengthTable
from referee.games.climbing.plays.play import FieldShape, Play
from referee.model.marks import Mark, Marks, find_mark


class SituationView:
    """The marks that hold, the play on top, the order of strength; nobody's cards.

    ``top``: the shape of the play on top, or ``None`` where the field is empty; ``top_power``: what
    that play is compared by; ``order``: the strength of each rank, by its index; ``reversed``:
    whether the order is turned round; ``lifted``: the set of cards with a strength of their own.
    """

    __slots__ = ()

    deck: Deck
    marks: Marks
    top: FieldShape | None
    top_power: int | None
    reversed: bool
    powers: StrengthTable
    order: RankStrengths
    lifted: int

    def follows_in_count(self, play: Play) -> bool:
        """Whether the field is empty or holds a play of as many cards."""
        return self.top is None or self.top.count == play.count

    def mark(self, kind: str) -> Mark | None:
        """The first mark of this kind that holds."""
        return find_mark(self.marks, kind)

    def power(self, play: Play) -> int:
        """What a play is compared by: the strength of its weakest card."""
        return self.powers.of(play) if self.powers.lifted else self.powers[play.ranks]

    def marks_of(self, kinds: Collection[str]) -> Marks:
        """The marks of these kinds that hold."""
        return tuple(mark for mark in self.marks if mark.kind in kinds)
