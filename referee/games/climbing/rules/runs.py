"""階段: three or more consecutive numbers of one suit; the same number of cards must follow."""

from __future__ import annotations

from referee.games.climbing.plays.play import BELOW, RUN, Play
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.rulebook.rule import Param


class Runs(ClimbingRule):
    """Brings in runs within the natural ranks, and binds what follows to their number of cards.

    ``past_ends``: whether jokers may stand past the natural ranks is for another clause to say.
    """

    sees_suits = False
    forms = ("runs",)
    past_ends = Param(False)

    def required_count(self, situation: SituationView) -> int:
        return situation.top.count if situation.top is not None and situation.top.form == RUN else 0

    def bars(self, situation: SituationView, play: Play) -> bool:
        beyond = play.form == RUN and {BELOW, len(situation.deck.ranks)} & {*play.ranks}
        if beyond and not self.past_ends:
            return True
        return self.required_count(situation) not in (0, play.count)

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return play.form == RUN and play.suits.bit_count() < 2
