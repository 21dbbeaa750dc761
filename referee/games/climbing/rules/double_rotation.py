"""階級回し: a pair of 4s or of As moves the titles round at once.

Coded, since no other rule changes titles while the game goes on.
"""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, Play
from referee.games.climbing.rule.effects import Effects
from referee.games.climbing.rule.effects_end import Retitle
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import standing, title_of

PAIR = 2


class DoubleRotation(ClimbingRule):
    """The highest becomes the lowest, and all others rise by one. A joker makes no such pair."""

    relies_on = ("4", "A")

    def concerns(self, play: Play) -> bool:
        ranks = (self.deck.ranks.index("4"), self.deck.ranks.index("A"))
        return play.form == SET and play.count == PAIR == max(
            play.shows(rank, stand_ins=False) for rank in ranks
        )

    def change(self, moment: Moment) -> Effects:
        seats = standing(moment.before)
        titles = [str(title_of(moment.before, seat)) for seat in seats]
        if len(seats) == moment.now.size:
            yield Retitle(tuple(zip((*seats[1:], seats[0]), titles, strict=True)))
