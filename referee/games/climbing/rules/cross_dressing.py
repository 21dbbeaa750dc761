"""女装: Ks may be played together with Qs, as Qs."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import SET, Play
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, SituationView
from referee.model.moves import PLAY
from referee.model.questions import MAY_PLAY, WHAT_HAPPENS, WHOSE_TURN
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

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        field, play = asked.position.field, asked.play
        if asked.kind == MAY_PLAY and play is not None and not self._dressed(play):
            if field and self._dressed(field[-1].play):
                return {"why": "counts", "cards": str(field[-1].play)}
            queens = play.form == SET and {*play.naturals} == {self.deck.ranks.index("Q")}
            return {"why": "alone"} if queens and self.cross_dressing_count != "any" else {}
        made = asked.made if asked.last_kind == PLAY else None
        if asked.kind not in (WHAT_HAPPENS, WHOSE_TURN) or made is None or not self._dressed(made):
            return {}
        return {"why": "counts", "cards": str(made)}

    def _dressed(self, play: Play) -> bool:
        ranks = self.deck.ranks
        both = {ranks.index("Q"), ranks.index("K")} == set(play.naturals)
        return both and play.form == SET and play.ranks[0] == ranks.index("Q")
