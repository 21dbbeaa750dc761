"""最終戦ボーナス: the first place of a match's last game scores more.

Coded, since no other rule adds to the points of a place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class LastGameBonus(ClimbingRule):
    """The table says that it is the last game."""

    words = (MarkWord("last_game", "last game", until="set", also=("最終戦",)),)
    says = ("extra",)
    last_game_bonus_bonus = Param("plus_20")

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        first = placed[0] if placed else None
        if position.mark("last_game") is None or first is None:
            return {}
        return {first: int(self.last_game_bonus_bonus.removeprefix("plus_"))}
