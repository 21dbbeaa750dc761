"""出し方: cards played together must make a form."""

from __future__ import annotations

from referee.games.climbing.plays.play import NO_FORM, Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import FORMLESS, ClimbingRule
from referee.model.moves import PLAY


class Form(ClimbingRule):
    """Bars cards that have none of the forms of the book."""

    move_kinds = (PLAY,)
    scope = FORMLESS

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return play is not None and play.form == NO_FORM
