"""All sevens lie on the table before the first turn."""

from __future__ import annotations

from referee.games.sevens.rule import SevensRule
from referee.rulebook.rule import Param


class StartLaid(SevensRule):
    start = Param("7", "the number that is laid out", names="rank")
    before = Param("yes", "whether it is")

    def lays(self) -> int:
        if self.before != "yes":
            return 0
        return self.deck.rank_masks[self.deck.ranks.index(self.start)]
