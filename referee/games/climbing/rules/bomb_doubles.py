"""爆弾の倍: each bomb or rocket that is played doubles the points of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.games.climbing.plays.play import MIX, SET, Play
from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.rulebook.rule import Param

DOUBLED = MarkSpelling("doubled", "doubled", value="number", also=("倍の回数",))
FOUR = 4


class BombDoubles(ClimbingRule):
    """A bomb is a set of four cards. A rocket is a mixture, and by a reading doubles twice."""

    words = (DOUBLED,)
    says = ("settles",)
    rocket_factor = Param("double")

    def concerns(self, play: Play) -> bool:
        return play.form == MIX or (play.form == SET and play.count == FOUR)

    def on_play(self, context: MoveContext) -> Effects:
        twice = context.play.form == MIX and self.rocket_factor == "quadruple"
        yield SetMark(Mark(DOUBLED.kind, _doubled(context.now) + 1 + twice))

    def settled_points(self, position: Position, points: Mapping[int, int]) -> Mapping[int, int]:
        return {seat: count << _doubled(position) for seat, count in points.items()}

    def points_details(self, position: Position) -> Mapping[str, Any]:
        return {"number": _doubled(position), "times": 1 << _doubled(position)}


def _doubled(position: PositionView) -> int:
    mark = position.mark(DOUBLED.kind)
    return mark.value if mark else 0
