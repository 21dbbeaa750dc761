"""春天: the points are multiplied if the losing side hardly played.

Coded, because no other rule counts how often somebody has played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.mark_names import LANDLORD, landlord_of
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark
from referee.model.questions import SCORE
from referee.rulebook.rule import Param

PLAYED = MarkSpelling("has_played", "has played", value="number", holder=True, also=("出した回数",))
FACTORS = {"double": 2, "triple": 3}


class Spring(ClimbingRule):
    """It is one if the landlord goes out and the others have all cards that they were dealt, or if
    another player goes out and the landlord has played only once."""

    words = (LANDLORD, PLAYED)
    says = ("settles", "extra")
    open_fact = "hand-counts"
    spring_factor = Param("double")
    left_over = Param(3, "how many cards aren't dealt")

    def on_play(self, context: MoveContext) -> Effects:
        """Counts what the landlord plays, from the first play on."""
        seat, before = context.seat, context.before.mark(PLAYED.kind, context.seat)
        if seat == landlord_of(context.before) and (before or context.before.unplayed):
            count = before.value + 1 if before else 1
            yield SetMark(Mark(PLAYED.kind, count, seat), quiet=True)

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        return None if position.out and self._is_spring(position) is None else {}

    def settled_points(self, position: Position, points: Mapping[int, int]) -> Mapping[int, int]:
        factor = FACTORS[self.spring_factor] if self._is_spring(position) else 1
        return {seat: count * factor for seat, count in points.items()}

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        """Who has played, if one play less would have been a spring."""
        position = asked.position
        landlord = landlord_of(position)
        if asked.kind != SCORE or landlord == NOBODY or not position.out:
            return {}
        if position.out[0].seat != landlord:
            mark = position.mark(PLAYED.kind, landlord)
            return {"why": "twice", "holder": landlord} if mark and mark.value == 2 else {}
        others = [seat for seat in range(position.size) if seat != landlord]
        played = [seat for seat in others if position.held(seat) != self._dealt(position)]
        is_near = len(played) == 1 and position.held(played[0]) is not None
        return {"why": "peasant", "holder": played[0]} if is_near else {}

    def points_details(self, position: Position) -> Mapping[str, Any]:
        landlord = landlord_of(position)
        won = bool(position.out) and position.out[0].seat == landlord
        return {"number": FACTORS[self.spring_factor], "side": "landlord" if won else "others"}

    def _is_spring(self, position: PositionView) -> bool | None:
        """``None``: that depends on how many cards the others hold."""
        landlord = landlord_of(position)
        if landlord == NOBODY or not position.out:
            return False
        if position.out[0].seat != landlord:
            mark = position.mark(PLAYED.kind, landlord)
            return mark is not None and mark.value == 1
        held = [position.held(seat) for seat in range(position.size) if seat != landlord]
        if any(count not in (self._dealt(position), None) for count in held):
            return False
        return None if None in held else True

    def _dealt(self, position: PositionView) -> int:
        """How many cards each player without the left-over ones was dealt."""
        return (self.deck.size - self.left_over) // position.size
