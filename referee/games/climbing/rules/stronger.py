"""強さ: a play must be stronger than the one on the field, in the order that holds."""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, SINGLE, FieldShape, Play
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView


class Stronger(ClimbingRule):
    """Bars a play that does not beat the top of the field. The weakest cards of both are
    compared."""

    sees_suits = False

    def applies(self, situation: SituationView) -> bool:
        return situation.top is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        return situation.top_power is not None and situation.power(play) <= situation.top_power

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        """Whether a play that doesn't beat the top is as strong, and of a set from which rank on
        one does (``enough``): it or ``higher``, it or ``lower``, or ``only`` it."""
        if situation.top is None or not self.bars(situation, play):
            return {}
        equal = "yes" if situation.power(play) == situation.top_power else "no"
        return {"equal": equal, **self._enough(situation, situation.top, play)}

    def _enough(self, situation: SituationView, top: FieldShape, play: Play) -> dict[str, object]:
        ranks = situation.order[: len(self.deck.ranks)]
        upwards = [*ranks] == sorted(ranks)
        one_order = upwards or [*ranks] == sorted(ranks, reverse=True)
        alike = play.form == top.form in (SINGLE, SET) and play.count == top.count
        if not (alike and one_order and situation.powers.by_rank) or situation.top_power is None:
            return {}
        above = [rank for rank, power in enumerate(ranks) if power > situation.top_power]
        if not above:
            return {}
        first = min(above, key=lambda rank: ranks[rank])
        way = "only" if len(above) == 1 else "higher" if upwards else "lower"
        rank = self.deck.ranks[first]
        return {"enough": rank, "way": way, "an": rank in ("8", "A")}

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return situation.top is not None
