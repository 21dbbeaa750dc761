"""ジョーカー2枚: two jokers in one play count as the same number, so a run holds only one."""

from __future__ import annotations

from typing import ClassVar

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView


class JokersSameNumber(ClimbingRule):
    """Bars runs with two or more jokers."""

    sees_suits = False
    most_jokers: ClassVar[dict[str, int]] = {RUN: 1}

    def bars(self, at: SituationView, play: Play) -> bool:
        return play.form == RUN and play.jokers > self.most_jokers[RUN]
