"""The two ends of a row join (1と10、AとKがつながる)."""

from __future__ import annotations

from referee.games.sevens.rule import SevensRule


class JoinEnds(SevensRule):
    says = ("joined",)
    joined = "joined"

    def joins(self, rank: int) -> tuple[int, ...]:
        last = len(self.deck.ranks) - 1
        return {0: (last,), last: (0,)}.get(rank, ())
