"""砂嵐: three 3s go on anything and clear the field; they answer an 8-cut too."""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, Play
from referee.games.climbing.rule.effects import Clear, Effects
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.rulebook.rule import Param


class Sandstorm(ClimbingRule):
    """Allows three cards of the rank whatever lies there; their player leads."""

    sees_suits = False
    rank = Param("3")
    count = Param(3)
    sandstorm_joker = Param("natural_only")

    @property
    def allowed_counts(self) -> tuple[int, ...]:  # type: ignore[override]
        return (self.count,)

    def concerns(self, play: Play) -> bool:
        fills = self.sandstorm_joker == "joker_fills"
        shown = play.shows(self.deck.ranks.index(self.rank), stand_ins=fills)
        return play.form == SET and shown == play.count == self.count

    def applies(self, at: SituationView) -> bool:
        return at.top is not None

    def allows(self, at: SituationView, play: Play) -> bool:
        return self.concerns(play)

    def cut(self, moment: Moment) -> Effects:
        yield Clear()

    def answers_cut(self, cut: Play, play: Play) -> bool:
        return self.concerns(play)

    def answered(self, moment: Moment) -> Effects:
        yield Clear()

    def turn(self, moment: Moment) -> Effects:
        return self.keeps_lead(moment)
