"""手番: only the player whose turn it is moves."""

from __future__ import annotations

from ....position import NOBODY, Position
from ..play import Play
from ..rule import ClimbingRule


class Turn(ClimbingRule):
    """Bars a move out of turn, and any move of somebody who is out of the game."""

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        turn = position.turn
        if position.out and position.is_out(seat):
            return True
        return turn not in (NOBODY, seat)
