"""公開: played cards are seen by all; the discards may not be picked up to look."""

from __future__ import annotations

from ....moves import LOOK, PLAY_DOWN
from ....position import Position
from ..play import Play
from ..rule import ClimbingRule


class PublicCards(ClimbingRule):
    """Bars face-down plays and searching the discards."""

    kinds = (PLAY_DOWN, LOOK)

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return True
