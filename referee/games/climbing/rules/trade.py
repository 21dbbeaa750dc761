"""取引: after the exchange two heimin may swap cards of the same ranks.

Coded, because no sentence is about two players who agree on something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.games.climbing.plays.play import card_ranks
from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.effects import Effects, Owe
from referee.games.climbing.rule_api.rule import ClimbingRule, Fulfilment, MoveContext
from referee.games.climbing.rule_api.titles import seat_titled
from referee.model.marks import Obligation
from referee.rulebook.rule import Param


class Trade(ClimbingRule):
    """One swap on which both agree, or none; each hand is as strong as before.

    ``between``: the two titles; the first one says first whether to trade.
    """

    asks = frozenset({"swap"})
    says = ("unfit",)
    between = Param[list[str]]([])
    trade_how_many = Param("any_number")

    def on_exchanged(self, context: MoveContext) -> Effects:
        return map(Owe, self._trade(context.now))

    def remaining_obligations(
        self, owed: Sequence[Obligation], now: PositionView
    ) -> Iterator[Obligation]:
        """What is left if the hands have changed."""
        return self._trade(now)

    def _trade(self, now: PositionView) -> Iterator[Obligation]:
        seats = [seat_titled(now, title) for title in self.between]
        one, other = next(iter(seats), None), next(iter(seats[1:]), None)
        if one is None or other is None:
            return
        most = self._alike(now, one, other)
        if most:
            count = 1 if self.trade_how_many == "one" else most
            yield Obligation("swap", one, other, count, self.clause.id)

    def _alike(self, now: PositionView, one: int, other: int) -> int:
        """How many cards the two can swap at most."""
        sizes = [now.can_part_with(seat, self.deck.size) for seat in (one, other)]
        if now.unknown[one] or now.unknown[other]:
            return min(sizes)
        held = [(now.known[one] & mask, now.known[other] & mask) for mask in self.deck.rank_masks]
        return sum(min(a.bit_count(), b.bit_count()) for a, b in held)

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        numbers = [sorted(card_ranks(self.deck, c)) for c in (fulfilment.cards, fulfilment.back)]
        return numbers[0] != numbers[1] or bool(fulfilment.cards & ~self.deck.naturals)
