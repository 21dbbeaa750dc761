"""地主の得点: the landlord wins or loses the bid against each other player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import BID, LANDLORD, landlord_of
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.marks import NOBODY


class LandlordPoints(ClimbingRule):
    """Each of the others pays the landlord the bid, or gets it."""

    words = (BID, LANDLORD)
    says = ("extra",)
    open_fact = "landlord-bid"

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        landlord = landlord_of(position)
        bid = position.mark(BID.kind, landlord)
        if not position.out:
            return {}
        if landlord == NOBODY or bid is None:
            return None
        won = position.out[0].seat == landlord
        points = dict.fromkeys(range(position.size), -bid.value if won else bid.value)
        return {**points, landlord: -points[landlord] * (position.size - 1)}

    def points_details(self, position: Position) -> Mapping[str, Any]:
        bid = position.mark(BID.kind, landlord_of(position))
        won = "yes" if position.out and position.out[0].seat == landlord_of(position) else "no"
        return {"number": bid.value if bid else 0, "won": won if position.out else "open"}
