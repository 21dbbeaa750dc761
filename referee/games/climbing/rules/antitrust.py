"""独占禁止法: a daifugo with too many 2s and jokers swaps the excess with others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.effects import Effects, Owe
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, Fulfilment, MoveContext
from referee.games.climbing.rule_api.titles import seat_titled, standing
from referee.i18n.messages import in_both
from referee.model.marks import NOBODY, Obligation
from referee.rulebook.rule import Param


class Antitrust(ClimbingRule):
    """Applied after the exchange; only cards that the hand is known to hold count."""

    relies_on = ("2",)
    asks = frozenset({"swap"})
    least = Param(5)
    antitrust_excess = Param("4", names="number")
    antitrust_to = Param("daihinmin")

    @property
    def _top(self) -> int:
        return self.cards_of("2", "Jo")

    def on_exchanged(self, context: MoveContext) -> Effects:
        return map(Owe, self._excess(context.now))

    def remaining_obligations(
        self, owed: Sequence[Obligation], now: PositionView
    ) -> Iterator[Obligation]:
        """The excess of whoever is daifugo now."""
        return self._excess(now, {obligation.to for obligation in owed})

    def _excess(self, now: PositionView, left: Collection[int] = ()) -> Iterator[Obligation]:
        """The swaps for the cards in excess; ``left``: the players who have yet to swap (none:
        all)."""
        rich = seat_titled(now, "daifugo")
        if rich is None:
            return
        held = (now.known[rich] & self._top).bit_count()
        over = held - int(self.antitrust_excess)
        if held < self.least or over <= 0:
            return
        for seat, count in self._shares(now, rich, over, left):
            fits = now.can_part_with(seat, count)
            if fits > 0:
                yield Obligation("swap", rich, seat, fits, clause=self.clause.id, least=fits)

    def _shares(
        self, now: PositionView, rich: int, over: int, left: Collection[int]
    ) -> Iterator[tuple[int, int]]:
        """With whom the cards in excess are swapped, and how many of them."""
        if self.antitrust_to == "daihinmin":
            poor = seat_titled(now, "daihinmin")
            yield from [] if poor is None else [(poor, over)]
            return
        others = (seat for seat in reversed(standing(now, self.book.titles)) if seat != rich)
        meant = [seat for seat in others if not left or seat in left]
        yield from ((seat, 1) for seat in meant[:over])

    def hand_details(self, position: Position, seat: int) -> Mapping[str, object]:
        held = (position.known[seat] & self._top).bit_count()
        return {"cause": in_both("cause-antitrust", number=held, limit=int(self.antitrust_excess))}

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position = asked.position
        rich = seat_titled(position, "daifugo")
        if rich is None or asked.seat not in (rich, NOBODY) or not asked.is_just_given:
            return {}
        held = (position.known[rich] & self._top).bit_count()
        few = held < self.least and not position.unknown[rich]
        return {"holder": rich, "count": held} if few else {}

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        return bool(fulfilment.cards & ~self._top)
