"""交換の嘘: who is found out not to have given the strongest cards is out and lowest."""

from __future__ import annotations

from ....rule import Param
from ..effects import Leave
from ..rule import ClimbingRule, Effects, Moment


class ExchangeLie(ClimbingRule):
    """Takes a found-out liar out of the game, below everybody."""

    sinks = {"liar": 2}
    lie_rank_game = Param("this_game")

    def caught(self, moment: Moment) -> Effects:
        yield Leave(moment.seat, "liar" if self.lie_rank_game == "this_game" else "foul")
