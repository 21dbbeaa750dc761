"""残り枚数の順位: where a game ends with several hands, fewer cards are the better place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class FewestCards(ClimbingRule):
    """Of equal numbers it makes one place, or (reading) looks who comes earlier in turn, counted
    from who went out."""

    answers = ("left_places",)
    says = ("places",)
    first_out_ends_ties = Param("tie")

    def answer(
        self, question: str, position: Position, ranking: Sequence[int]
    ) -> list[list[int]] | None:
        """The seats by place, those that share one together; ``None`` where nobody knows."""
        first = next((each.seat for each in position.out if each.how == "clean"), position.turn)
        seats = [seat for seat in position.around(first) if seat in position.playing]
        if any(position.held(seat) is None for seat in seats):
            return None
        counted = sorted(seats, key=lambda seat: position.held(seat) or 0)
        if self.first_out_ends_ties == "turn_order":
            return [[seat] for seat in counted]
        return [[*alike] for _, alike in groupby(counted, key=position.held)]
