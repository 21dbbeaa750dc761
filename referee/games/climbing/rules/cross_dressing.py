"""女装: Ks may be played together with Qs, as Qs."""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, Play
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView
from referee.rulebook.rule import Param


class CrossDressing(ClimbingRule):
    """Adds sets of Qs and Ks, which count as Qs; the Ks are Ks as well. By a reading there have to
    be as many Ks as Qs, counting jokers as Qs."""

    relies_on = ("Q", "K")
    forms = ("dressed",)
    sees_suits = False
    cross_dressing_count = Param("any")

    def applies(self, situation: SituationView) -> bool:
        return self.cross_dressing_count != "any"

    def bars(self, situation: SituationView, play: Play) -> bool:
        if self.cross_dressing_count == "any" or not self._dressed(play):
            return False
        return 2 * play.shows(self.deck.ranks.index("K"), stand_ins=False) != play.count

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return self._dressed(play)

    def _dressed(self, play: Play) -> bool:
        ranks = self.deck.ranks
        both = {ranks.index("Q"), ranks.index("K")} == set(play.naturals)
        return both and play.form == SET and play.ranks[0] == ranks.index("Q")
