"""公開: played cards are seen by all; the discards may not be picked up to look."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.moves import LOOK, PLAY_DOWN


class PublicCards(ClimbingRule):
    """Bars face-down plays and searching the discards."""

    move_kinds = (PLAY_DOWN, LOOK)

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return True
