"""天変地異: after the exchange a daihinmin without high cards may swap hands with the daifugo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.effects import Effects, Owe
from referee.games.climbing.rule_api.rule import (
    Asked,
    ClimbingRule,
    Fulfilment,
    Gift,
    MoveContext,
    Undetermined,
)
from referee.games.climbing.rule_api.titles import seat_titled
from referee.i18n.messages import in_both
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import SWAP_HANDS
from referee.model.questions import MAY_GIVE, MUST_GIVE
from referee.rulebook.rule import Param


class NaturalDisaster(ClimbingRule):
    """The hand, which must hold no card of 11 or above, is shown."""

    asks = frozenset({"swap_hands"})
    says = ("unfit",)
    eleven_or_above = Param("by_strength")
    natural_disaster_scope = Param("daihinmin_daifugo")
    natural_disaster_effect = Param("swap_hands")

    @property
    def _high(self) -> int:
        more = () if self.eleven_or_above == "by_face" else ("A", "2", "Jo")
        return self.cards_of("J", "Q", "K", *more)

    def on_exchanged(self, context: MoveContext) -> Effects:
        if self.natural_disaster_effect != "swap_hands":
            return
        for lower, upper in self._pairs:
            poor, rich = seat_titled(context.now, lower), seat_titled(context.now, upper)
            if poor is not None and rich is not None and not context.now.known[poor] & self._high:
                yield Owe(Obligation("swap_hands", poor, rich, clause=self.clause.id))

    @property
    def _pairs(self) -> list[tuple[str, str]]:
        """The seats that may swap hands, by title."""
        both = self.natural_disaster_scope == "both_pairs"
        return [("daihinmin", "daifugo"), *([("hinmin", "fugo")] if both else [])]

    def altered_gift(self, position: Position, gift: Gift) -> Gift | None:
        """A player who is exempt gives and gets nothing."""
        poor = gift.giver if gift.strongest else gift.taker
        if self.natural_disaster_effect == "swap_hands":
            return gift
        owing = any(o.kind == "exchange" and poor in (o.seat, o.to) for o in position.owed)
        if owing:  # who had a high card as the exchange began has perhaps given it since
            return gift
        exempt = not position.known[poor] & self._high and position.unknown[poor] == 0
        return None if exempt and position.known[poor] else gift

    def remaining_obligations(
        self, owed: Sequence[Obligation], now: PositionView
    ) -> list[Obligation]:
        """Drops it if the hand has got a high card."""
        return [
            obligation
            for obligation in super().remaining_obligations(owed, now)
            if not now.known[obligation.seat] & self._high
        ]

    def hand_details(self, position: Position, seat: int) -> Mapping[str, object]:
        high = position.known[seat] & self._high
        cause = {} if high or position.unknown[seat] else {"cause": in_both("cause-no-high-card")}
        return {"cards": self.deck.texts(high), **cause}

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position, swaps = asked.position, self.natural_disaster_effect == "swap_hands"
        is_due = asked.is_just_given if swaps else asked.kind in (MAY_GIVE, MUST_GIVE)
        for lower, _ in self._pairs if is_due and asked.last_kind != SWAP_HANDS else ():
            poor = seat_titled(position, lower)
            if poor is not None and asked.seat in (poor, NOBODY):
                high = position.known[poor] & self._high
                return {"holder": poor, "cards": self.deck.texts(high)} if high else {}
        return {}

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool | Undetermined:
        if fulfilment.kind != SWAP_HANDS:
            return False
        if fulfilment.before.known[fulfilment.seat] & self._high:
            return True
        if fulfilment.before.unknown[fulfilment.seat]:
            return Undetermined("holds-nothing-high", fulfilment.seat)
        return False
