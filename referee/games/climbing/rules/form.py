"""出し方: cards played together must make a form."""

from __future__ import annotations

from ....moves import PLAY
from ....position import Position
from ..play import HEAP, Play
from ..rule import ClimbingRule


class Form(ClimbingRule):
    """Bars cards that make no form that the book knows."""

    kinds = (PLAY,)

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return play is not None and play.form == HEAP
