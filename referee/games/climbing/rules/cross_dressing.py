"""女装: Ks may be played together with Qs, as Qs."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView


class CrossDressing(ClimbingRule):
    """Brings in sets of Qs and Ks, which count as Qs; the Ks are Ks as well."""

    relies_on = ("Q", "K")
    forms = ("dressed",)

    def applies(self, at: SituationView) -> bool:
        return False

    def meets(self, at: SituationView, play: Play) -> bool:
        ranks = self.deck.ranks
        dressed = {ranks.index("Q"), ranks.index("K")} == set(play.naturals)
        return dressed and play.ranks[0] == ranks.index("Q")
