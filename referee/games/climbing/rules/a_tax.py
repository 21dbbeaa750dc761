"""A税収: whoever plays an A takes the cards that lay on the field before it."""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule.effects import Effects
from referee.games.climbing.rule.effects_cards import TakeField
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class ATax(ClimbingRule):
    """Runs take nothing. By a reading only the play just below is taken."""

    relies_on = ("A",)
    row = 2
    a_tax_takes = Param("whole_field")

    def concerns(self, play: Play) -> bool:
        return play.form != RUN and play.shows(self.deck.ranks.index("A"), stand_ins=False) > 0

    def change(self, moment: Moment) -> Effects:
        if len(moment.field) > 1:
            yield TakeField(moment.seat, 1 if self.a_tax_takes == "play_just_below" else 0)
