"""残り枚数の順位: where a game ends with several hands, fewer cards are the better place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from referee.games.climbing.plays.order import card_ranks, strengths
from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class FewestCards(ClimbingRule):
    """Of equal numbers it makes one place, or (readings) looks who comes earlier in turn, counted
    from who went out, or whose strongest card is the weaker, by the plain order."""

    answers = ("left_places",)
    says = ("places",)

    @property
    def left_fact(self) -> str:
        """The fact that decides the places where nobody knows them."""
        return "hand-counts" if self.teleforce_ties == "tie" else "hands-left"

    first_out_ends_ties = Param("tie")
    teleforce_ties = Param("tie")

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
        shared = [[*alike] for _, alike in groupby(counted, key=position.held)]
        if self.teleforce_ties == "tie":
            return shared
        if any(position.unknown[seat] for alike in shared if len(alike) > 1 for seat in alike):
            return None
        return [group for alike in shared for group in self._by_strength(position, alike)]

    def _by_strength(self, position: Position, seats: Sequence[int]) -> list[list[int]]:
        """Seats with as many cards, the weaker hand first: card by card, the strongest first."""
        order = strengths(self.deck, False)

        def strength(seat: int) -> list[int]:
            held = card_ranks(self.deck, position.known[seat])
            return sorted((order[rank] for rank in held), reverse=True)

        return [[*alike] for _, alike in groupby(sorted(seats, key=strength), key=strength)]
