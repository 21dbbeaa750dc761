"""出し方: cards played together must make a form."""

from __future__ import annotations

from referee.games.climbing.plays.kickers import wrong_kickers
from referee.games.climbing.plays.play import NO_FORM, Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import FORMLESS, ClimbingRule, SituationView
from referee.model.moves import PLAY


class Form(ClimbingRule):
    """Bars cards that have none of the forms of the book."""

    move_kinds = (PLAY,)
    scope = FORMLESS

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        wild = play.mask & ~self.deck.naturals
        wrong = {} if wild else wrong_kickers(situation.forms, self.deck, play.mask)
        return {"wrong": "none", **wrong}

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return play is not None and play.form == NO_FORM
