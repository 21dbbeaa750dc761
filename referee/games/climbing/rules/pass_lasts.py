"""パスの効き目: whether who has passed may play again before the field is cleared."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule.hooks import ANY_CARDS
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.moves import PLAY
from referee.rulebook.rule import Param


class PassLasts(ClimbingRule):
    """Where a pass lasts, who passed is out of the trick and is not asked again."""

    kinds = (PLAY,)
    scope = ANY_CARDS
    pass_until_clear = Param("may_play_again")

    @property
    def lasting_passes(self) -> bool:  # type: ignore[override]
        return self.pass_until_clear == "out_until_clear"

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return self.lasting_passes and bool(position.passed >> seat & 1)
