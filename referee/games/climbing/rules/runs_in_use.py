"""階段の有無: whether runs may be played at all."""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.rulebook.rule import Param


class RunsInUse(ClimbingRule):
    """Bars runs where the table reads it so."""

    sees_suits = False
    runs_allowed = Param("yes")

    def bars(self, at: SituationView, play: Play) -> bool:
        return play.form == RUN and self.runs_allowed == "no"
