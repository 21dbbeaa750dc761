"""叫地主: before the first card players bid in turn, and the highest bidder becomes the landlord.

Coded, because no other rule has an auction.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.effects import (
    CloseGame,
    Effects,
    LeadAgain,
    MakeBid,
    SetMark,
    TakeRest,
)
from referee.games.climbing.rule_api.mark_names import BID, LANDLORD, landlord_of
from referee.games.climbing.rule_api.rule import ANY_CARDS, ClimbingRule, MoveContext, SituationView
from referee.i18n.messages import in_both
from referee.model.marks import NOBODY, Mark
from referee.model.moves import PLAY
from referee.rulebook.rule import Param

ONCE = "once"


class LandlordAuction(ClimbingRule):
    """A bid is higher than the one before. It ends with the highest possible bid, or when each
    player has bid or passed ``once``, or (by a reading) when all others have passed since the last
    bid. The landlord takes the cards that were left over. If nobody bids, the deal is thrown in.

    A table doesn't have to say that the auction is going on: it is if there is a bid or a pass, or
    all hands are as dealt, and nobody is the landlord. It isn't if a hand has another size.
    """

    move_kinds = (PLAY,)
    scope = ANY_CARDS
    words = (BID, LANDLORD)
    says = ("over", "spoken", "range", "low", "free")
    most = Param(3, "the highest bid")
    each = Param(17, "how many cards each player is dealt")
    left_over = Param(3, "how many cards aren't dealt")
    landlord_bids = Param(ONCE)

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return kind == PLAY and self._is_open(position) and self._has_begun(position)

    def allows_pass(self, position: Position, seat: int, situation: SituationView) -> bool:
        return self._is_open(position)

    def forbids_bid(self, position: Position, seat: int, number: str) -> str:
        bids = _bids(position)
        if not self._is_open(position):
            return "over"
        if self.landlord_bids == ONCE and (seat in bids or position.passed >> seat & 1):
            return "spoken"
        if not number.isdecimal() or not 1 <= int(number) <= self.most:
            return "range"
        return "low" if int(number) <= max(bids.values(), default=0) else ""

    def bid_details(self, position: Position) -> Mapping[str, Any]:
        return {"most": self.most, "highest": max(_bids(position).values(), default=0)}

    def bids(self, position: Position) -> range:
        return range(1, self.most + 1)

    def on_bid(self, context: MoveContext, number: int) -> Effects:
        again = self.landlord_bids != ONCE
        yield MakeBid(context.seat, number, again)
        bids = {**_bids(context.now), context.seat: number}
        yield from self._end(context.now, bids, 0 if again else context.now.passed)

    def on_pass(self, context: MoveContext) -> Effects:
        if self._is_open(context.before):
            yield from self._end(context.now, _bids(context.now), context.now.passed)

    def _end(self, now: PositionView, bids: Mapping[int, int], passed: int) -> Effects:
        """What the auction has come to, if it is over."""
        top = max(bids, key=lambda seat: bids[seat], default=NOBODY)
        spoken = bids if self.landlord_bids == ONCE else [seat for seat in (top,) if seat in bids]
        heard = passed | sum(1 << seat for seat in spoken)
        if heard != (1 << now.size) - 1 and bids.get(top) != self.most:
            return
        if top == NOBODY:
            yield CloseGame("passed")
            return
        yield SetMark(Mark(LANDLORD.kind, None, top))
        yield TakeRest(top, self.left_over)
        yield LeadAgain(top)

    def why_leads(self) -> Mapping[str, object]:
        return {"since": in_both("cause-highest-bidder")}

    def _is_open(self, position: Position) -> bool:
        """Whether somebody may still become the landlord."""
        over = position.mark("over") is not None or landlord_of(position) != NOBODY
        return position.unplayed and not over and {*self._held(position)} <= {None, self.each}

    def _has_begun(self, position: Position) -> bool:
        """Whether the table shows that nobody is the landlord yet."""
        whole = {*self._held(position)} == {self.each}
        return whole or bool(position.passed or _bids(position))

    def _held(self, position: Position) -> Iterator[int | None]:
        return map(position.held, range(position.size))


def _bids(position: PositionView) -> dict[int, int]:
    """The bids made so far, by seat."""
    return {mark.holder: mark.value for mark in position.marks if mark.kind == BID.kind}
