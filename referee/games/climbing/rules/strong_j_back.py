"""強化11バック: so many Js turn the order round in this trick and the next."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.effects_turn import TurnRound
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Mark, Marks, find_mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param

STRONG = "strong"


class StrongJBack(ClimbingRule):
    """Lays the mark of a J-back that outlasts one clear. Where the order is turned round for a time
    already (2バック), what it does is the reading of the J-back."""

    words = (
        MarkWord("j_back", "strong J-back next", until="clear", fixed=STRONG),
        MarkWord("j_back", "strong J-back", until="next clear", fixed=STRONG),
    )
    rank = Param("J")
    count = Param(3)
    second_j = Param("flips_again")

    def reverses(self, marks: Marks) -> bool:
        return find_mark(marks, "j_back") is not None

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == self.count

    def change(self, moment: Moment) -> Effects:
        mark = Mark("j_back", STRONG, until="next clear")
        if self.second_j == "stays":  # and it lasts longer from now on
            yield SetMark(mark)
        else:
            yield TurnRound(mark)
