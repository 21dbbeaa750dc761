"""ジョーカー単独: one joker alone beats every single card, whatever holds."""

from __future__ import annotations

from referee.games.climbing.plays.play import SINGLE, Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.rulebook.rule import Param


class JokerSingle(ClimbingRule):
    """Allows a lone joker on any single, in spite of locks; on another joker it is a reading."""

    allowed_counts = (1,)
    sees_suits = False
    joker_on_joker = Param("forbidden")

    def applies(self, at: SituationView) -> bool:
        return at.top is None or at.top.form == SINGLE

    def allows(self, at: SituationView, play: Play) -> bool:
        if not play.is_lone_joker:
            return False
        if at.top is not None and at.top.is_lone_joker:
            return self.joker_on_joker == "allowed"
        return True
