"""A number that several played counts for nothing (複数が出した数字は無効)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from referee.games.tricks.position import Trick
from referee.games.tricks.rule import Args, TrickRule
from referee.rulebook.rule import Param, open_here


class VoidNumbers(TrickRule):
    says = ("cannot-win", "open")
    all_void = Param("nobody_discarded", "what becomes of a trick of void numbers only")

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        ranks = Counter(laid.card.rank for laid in trick.laid)
        return frozenset(at for at, laid in enumerate(trick.laid) if ranks[laid.card.rank] > 1)

    def why_not(self, trick: Trick, places: Sequence[int]) -> Iterator[tuple[list[int], Args]]:
        ranks = [trick.laid[at].card.rank for at in places]
        for rank in dict.fromkeys(ranks):
            yield (
                [at for at, each in zip(places, ranks, strict=True) if each == rank],
                {"number": rank},
            )

    def untaken(self, trick: Trick) -> str:
        cards = [str(laid.card) for laid in trick.laid]
        with open_here(lambda _: self.reason("open", cards=cards)):
            return self.all_void
