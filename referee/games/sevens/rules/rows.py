"""A card is laid beside one that lies there, in a row from the seven (七並べ)."""

from __future__ import annotations

from referee.games.sevens.rule import SevensRule
from referee.rulebook.rule import Param


class Rows(SevensRule):
    roles = ("rows",)
    says = ("bars", "unseen", "row", "start", "laid", "apart")
    joined = "row"
    start = Param("7", "the number that rows begin with", names="rank")
    fit = Param("row", "which of the cards that lie there a card may follow")

    def starts(self) -> int:
        return self.deck.rank_masks[self.deck.ranks.index(self.start)]

    def joins(self, rank: int) -> tuple[int, ...]:
        return tuple(near for near in (rank - 1, rank + 1) if 0 <= near < len(self.deck.ranks))

    def gaps(self) -> bool:
        return self.fit == "any_card"
