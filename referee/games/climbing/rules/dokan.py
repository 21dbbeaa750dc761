"""どかん: a player whose cards add up to the number on the field calls it and goes out at once.

Coded, because no other rule adds up the cards of a hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from referee.cards.card import bits
from referee.games.climbing.plays.play import Play, joker_rank
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effects, Leave, Owe
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import (
    ClimbingRule,
    Fulfilment,
    SituationView,
    Undetermined,
)
from referee.i18n.messages import in_both
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import DECLINE
from referee.rulebook.rule import Param

FACES = {"J": 11, "Q": 12, "K": 13}
LOW, HIGH = {"A": 1, "2": 2}, {"A": 14, "2": 15}


class Dokan(ClimbingRule):
    """A joker in a hand counts 0; on the field it counts as the card for which it stands."""

    asks = frozenset({"declare"})
    says = ("unfit",)
    occasion = "turn"
    dokan_values = Param("11_12_13_1_2_0")
    dokan_field = Param("top_play")
    dokan_when = Param("own_turn")
    dokan_back = Param("no")
    fulfilled_by_decline = True

    def offers(
        self, position: Position, seat: int, situation: SituationView
    ) -> Iterable[Obligation]:
        if self.dokan_when == "own_turn":
            yield from self._calls(position, (seat,))

    def offers_any_time(self, position: Position, situation: SituationView) -> Iterable[Obligation]:
        if self.dokan_when == "any_time":
            yield from self._calls(position, position.playing)

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool | Undetermined:
        unseen = fulfilment.before.unknown[fulfilment.seat]
        return Undetermined("hand-adds-up", fulfilment.seat) if unseen else False

    def debt_details(self, owed: Obligation, occasion: Occasion = UNKNOWN) -> Mapping[str, object]:
        return {"has": in_both("dokan-holds")}

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        seat, caller = fulfilment.seat, fulfilment.owed.to
        back = [] if caller != NOBODY else self._called_back(fulfilment)
        if back:
            yield from map(Owe, back)
        else:
            goes = caller if fulfilment.kind == DECLINE else seat
            hand = self.hand_details(fulfilment.before, goes)
            ground = {**hand, "cause": in_both("cause-dokan", **hand)} if hand else {}
            yield Leave(goes, "clean", "at-once", ground=ground)

    def _called_back(self, fulfilment: Fulfilment) -> list[Obligation]:
        """That the player of the cards on the field may call back, with a hand that adds up too."""
        before, owner = fulfilment.before, fulfilment.before.field[-1].seat
        if self.dokan_back == "no" or owner in (fulfilment.seat, NOBODY):
            return []
        calls = self._calls(before, (owner,)) if owner in before.playing else ()
        return [replace(call, to=fulfilment.seat, least=0) for call in calls]

    def _calls(self, position: Position, seats: Iterable[int]) -> Iterable[Obligation]:
        """The offers to those whose hands add up to it, or may do so."""
        if not position.field or any(laid.play.hidden for laid in position.field):
            return
        total = self._total(position)
        for seat in seats:
            held = self._held(position.known[seat])
            if held == total or (held < total and position.unknown[seat]):
                yield Obligation("declare", seat, clause=self.clause.id)

    def hand_details(self, position: Position, seat: int) -> Mapping[str, object]:
        if not position.field:
            return {}
        known, total = position.known[seat], self._total(position)
        numbers = self._numbers(known)
        if position.unknown[seat] or known.bit_count() < 2:
            cards = self.deck.texts(known)
            shown = {"total": sum(numbers), "field": total, "exceeds": "yes", "cards": cards}
            return shown if sum(numbers) > total else {}
        return {"sum": " + ".join(map(str, numbers)), "total": sum(numbers), "field": total}

    def _shown(self, play: Play) -> int:
        stood = (rank for rank, _ in play.stands if rank != joker_rank(self.deck))
        return self._held(play.mask) + sum(map(self._number, stood))

    def _total(self, position: Position) -> int:
        """The number on the field."""
        counted = position.field[-1:] if self.dokan_field == "top_play" else position.field
        return sum(self._shown(laid.play) for laid in counted)

    def _held(self, cards: int) -> int:
        return sum(self._numbers(cards))

    def _numbers(self, cards: int) -> list[int]:
        """The numbers for which the cards but jokers count."""
        suits = len(self.deck.suits)
        return [self._number(bit // suits) for bit in bits(cards & self.deck.naturals)]

    def _number(self, rank: int) -> int:
        """The number for which a rank counts."""
        name = self.deck.ranks[rank]
        others = LOW if self.dokan_values == "11_12_13_1_2_0" else HIGH
        return {**FACES, **others}.get(name) or int(name)
