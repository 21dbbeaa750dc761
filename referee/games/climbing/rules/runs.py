"""階段: three or more consecutive numbers of one suit; the same number of cards must follow."""

from __future__ import annotations

from referee.games.climbing.plays.play import BELOW, RUN, Play
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView
from referee.rulebook.rule import Param


class Runs(ClimbingRule):
    """Adds runs within the natural ranks, and requires the same number of cards of what follows.

    Another clause says whether jokers may be beyond the natural ranks (``past_ends``).
    """

    bars_as = "number"
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
