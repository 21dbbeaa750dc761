"""ジョーカー単独: one joker alone beats every single card, whatever holds."""

from __future__ import annotations

from ....rule import Param
from ..play import SINGLE, Play
from ..rule import ClimbingRule
from ..situation import Situation


class JokerSingle(ClimbingRule):
    """Allows a lone joker on any single, in spite of locks; on another joker it is a reading."""

    joker_on_joker = Param("forbidden")

    def allows(self, at: Situation, play: Play) -> bool:
        if not play.is_lone_joker or (at.top is not None and at.top.form != SINGLE):
            return False
        if at.top is not None and at.top.is_lone_joker:
            return self.joker_on_joker == "allowed"
        return True
