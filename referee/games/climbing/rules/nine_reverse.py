"""9リバース、Qリバース: an odd number of cards of a rank turns the direction of play round."""

from __future__ import annotations

from referee.games.climbing.effects import DropMark, SetMark
from referee.games.climbing.play import Play
from referee.games.climbing.rule import ClimbingRule, Effects, Moment
from referee.games.climbing.words import MarkWord
from referee.position import Mark
from referee.rule import Param


class NineReverse(ClimbingRule):
    """The direction stays until it is turned again or the game ends."""

    words = (MarkWord("direction", "direction reversed", also=("reversed", "逆回り")),)
    rank = Param("9")

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) % 2 == 1

    def change(self, moment: Moment) -> Effects:
        yield DropMark("direction") if moment.now.mark("direction") else SetMark(Mark("direction"))
