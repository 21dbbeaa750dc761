"""9リバース、Qリバース: an odd number of cards of a rank turns the direction of play round."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects
from referee.games.climbing.rule.effects_turn import TurnRound
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class NineReverse(ClimbingRule):
    """The direction stays until it is turned again or the game ends. An even number of cards turns
    it back, and so does another clause by the same play."""

    words = (MarkWord("direction", "direction reversed", also=("reversed", "逆回り")),)
    rank = Param("9")

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) % 2 == 1

    def change(self, moment: Moment) -> Effects:
        yield TurnRound(Mark("direction"))
