"""A number that several played counts for nothing (複数が出した数字は無効)."""

from __future__ import annotations

from collections import Counter

from referee.games.tricks.position import Trick
from referee.games.tricks.rule import TrickRule
from referee.rulebook.rule import Param


class VoidNumbers(TrickRule):
    says = ("cannot-win",)
    all_void = Param("nobody_discarded", "what becomes of a trick of void numbers only")

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        ranks = Counter(laid.card.rank for laid in trick.laid)
        return frozenset(at for at, laid in enumerate(trick.laid) if ranks[laid.card.rank] > 1)

    def untaken(self, trick: Trick) -> str:
        return self.all_void
