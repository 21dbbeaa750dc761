"""33返し: three 3s go on jokers that were played on their own, and clear the field."""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, Play, Shape
from referee.games.climbing.rule.effects import Clear, Effects
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView


class ThreeThreesReturn(ClimbingRule):
    """Three natural 3s on jokers alone, however many of those there are."""

    relies_on = ("3",)
    allowed_counts = (3,)
    sees_suits = False

    def concerns(self, play: Play) -> bool:
        threes = play.shows(self.deck.ranks.index("3"), stand_ins=False)
        return play.form == SET and threes == play.count == 3

    def applies(self, at: SituationView) -> bool:
        return _jokers_alone(at.top)

    def allows(self, at: SituationView, play: Play) -> bool:
        return self.concerns(play)

    def cut(self, moment: Moment) -> Effects:
        if _jokers_alone(moment.situation.top):
            yield Clear()


def _jokers_alone(top: Shape | None) -> bool:
    return top is not None and top.jokers == top.count
