"""Jバック、2バック: a rank turns the order round until the field is cleared."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects
from referee.games.climbing.rule.effects_turn import TurnRound
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.words import J_BACK
from referee.model.marks import Mark, Marks, find_mark
from referee.rulebook.rule import Param


class JBack(ClimbingRule):
    """Reverses until the clear. What a second reversal on the same field does is a reading."""

    words = (J_BACK,)
    rank = Param("J")
    stand_ins = Param(True, "a joker that stands for a J counts")
    second_j = Param("flips_again")

    def reverses(self, marks: Marks) -> bool:
        return find_mark(marks, "j_back") is not None

    def concerns(self, play: Play) -> bool:
        return bool(play.shows(self.deck.ranks.index(self.rank), stand_ins=self.stand_ins))

    def change(self, moment: Moment) -> Effects:
        yield TurnRound(Mark("j_back", until="clear"), self.second_j == "flips_again")
