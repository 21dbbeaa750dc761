"""Qボンバー: for every Q a rank is named, and all players discard all cards of it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import unseen_cards
from referee.games.climbing.rule_api.effects import Discard, Effects, Owe
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import (
    CardLossRule,
    Fulfilment,
    MoveContext,
    Undetermined,
    discard_all,
)
from referee.i18n.messages import in_both
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import DISCARD, NAME
from referee.model.types import Words
from referee.rulebook.rule import Param


class QBomber(CardLossRule):
    """Known cards of the rank go at once. Players with unknown cards discard those that are among
    them."""

    asks = frozenset({"name"})
    says = ("unfit",)
    counts_cards = True
    rank = Param("Q")
    q_bomber_named = Param("any", "which numbers may be named")
    q_bomber_self = Param("yes", "whether the bomber discards, too")
    q_bomber_last = Param("no", "whether a bomber who goes out with the play names a rank, too")
    q_bomber_out_order = Param("turn_order_from_bomber")
    q_bomber_out_direction = Param("after_play")

    @property
    def own_ranks(self) -> tuple[str, ...]:  # type: ignore[override]
        return (self.rank,)

    def concerns(self, play: Play) -> bool:
        return bool(self._count(play))

    def _count(self, play: Play) -> int:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False)

    def on_owe(self, context: MoveContext) -> Effects:
        seat, least = context.seat, int(self.q_bomber_named == "any")
        if context.now.is_out(seat) and self.q_bomber_last == "no":
            return
        for _ in range(self._count(context.play) + context.extra_count(self.rank)):
            yield Owe(Obligation("name", seat, clause=self.clause.id, least=least,
                                 way=context.before.direction, for_others=True))  # fmt: skip

    def since(self, effect: object, occasion: Occasion = UNKNOWN) -> Words:
        if not isinstance(effect, Owe):
            return {}
        named = effect.owed.of if effect.owed.kind == DISCARD else 0
        rank = next((rank for rank in self.deck.ranks if self.deck.rank_mask(rank) & named), "")
        shown = occasion.play.shows(self.deck.ranks.index(self.rank)) if occasion.play else 0
        return in_both("cause-q-bomber", rank=rank, q=self.rank, count=shown)

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """By a reading only a rank of the player's own hand may be named."""
        now, seat = fulfilment.before, fulfilment.seat
        if self.q_bomber_named == "any" or fulfilment.kind != NAME:
            return False
        named = self.deck.rank_masks[fulfilment.rank]
        if now.known[seat] & named:
            return False
        hidden = named & unseen_cards(self.deck, now) if now.unknown[seat] else 0
        return Undetermined("holds-one-of", seat, hidden) if hidden else True

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        if fulfilment.kind != NAME:
            return
        named = self.deck.rank_masks[fulfilment.rank]
        spared = NOBODY if self.q_bomber_self == "yes" else fulfilment.seat
        for seat in fulfilment.now.playing:
            if seat == spared:
                continue
            if held := fulfilment.now.known[seat] & named:
                yield Discard(seat, held)
        for owe in discard_all(self.deck, fulfilment.now, named, self.clause.id, known=False):
            if owe.owed.seat != spared:
                yield owe

    def order_of_exits(
        self, seats: Sequence[int], owed: Obligation, direction: int
    ) -> Sequence[int]:
        """In turn order from the player, after the play or before it."""
        if len(seats) < 2:
            return seats
        self.require_settled("q_bomber_out_order")
        if self.q_bomber_out_direction == "after_play" or owed.way in (0, direction):
            return seats
        others = [seat for seat in seats if seat != owed.seat]
        return [*(seat for seat in seats if seat == owed.seat), *reversed(others)]
