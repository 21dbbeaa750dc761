"""階段の重ね方: how far above the run on the field the next run must begin."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import RUN, FieldShape, Play
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, SituationView
from referee.rulebook.rule import Param

_NAMED = {"first_beats_first": 0, "first_beats_second": 1, "first_beats_last": -1}
"""Which card of the run on the field, from its weakest, is to be beaten."""


class RunFollow(ClimbingRule):
    """Bars a run whose weakest card does not beat one card of the run on the field: the weakest
    (``first_beats_first``), the second (``first_beats_second``) or the strongest
    (``first_beats_last``), so that the whole new run is above."""

    sees_suits = False
    run_follow = Param("first_beats_second", names="choice", also=tuple(_NAMED))

    def bars(self, situation: SituationView, play: Play) -> bool:
        top = situation.top
        if top is None or top.form != RUN or play.form != RUN:
            return False
        return situation.power(play) <= situation.order[self._named(situation, top)]

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        """That a run which may be played begins above all of the run on the field."""
        situation, play = asked.situation, asked.play
        top = situation.top
        if play is None or top is None or top.form != RUN or play.form != RUN or play.jokers:
            return {}
        details = self.details(situation, play)
        return details if details["place"] == "last" else {}

    def _named(self, situation: SituationView, top: FieldShape) -> int:
        """The rank of the run on the field that the weakest card has to beat."""
        return sorted(top.ranks, key=lambda rank: situation.order[rank])[_NAMED[self.run_follow]]

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        if situation.top is None:
            return {}
        first = min(play.ranks, key=lambda rank: situation.order[rank])
        ranks = {"first": first, "beaten": self._named(situation, situation.top)}
        place = self.run_follow.removeprefix("first_beats_")
        if first < 0 and not play.jokers:
            place = "below"
        elif not (self._is_rank(ranks["beaten"]) or situation.top.jokers):
            place = "beyond"  # a run around the end of the ranks
        return {"place": place, **{name: self._word(rank) for name, rank in ranks.items()}}

    def _word(self, rank: int) -> str:
        return self.deck.ranks[rank] if self._is_rank(rank) else "Jo"

    def _is_rank(self, rank: int) -> bool:
        return 0 <= rank < len(self.deck.ranks)
