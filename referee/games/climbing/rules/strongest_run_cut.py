"""最強の階段の流れ: a run up to the strongest number clears the field."""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule.effects import Clear, Effects
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule


class StrongestRunCut(ClimbingRule):
    """Clears the field after a run that none can beat in the order that holds."""

    def concerns(self, play: Play) -> bool:
        return play.form == RUN

    def cut(self, moment: Moment) -> Effects:
        order = moment.situation.order
        if max(range(len(self.deck.ranks)), key=order.__getitem__) in moment.play.ranks:
            yield Clear()
