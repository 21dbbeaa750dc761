"""8切り: a play with an 8 clears the field at once."""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule.effects import Clear, Effects
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class EightCut(ClimbingRule):
    """Clears the field; its player leads. Parameters: does it hold in runs, and for a joker's 8?"""

    relies_on = ("8",)
    answerable = True
    in_runs = Param(True)
    stand_ins = Param(True, "a joker that stands for an 8 cuts too")

    cut_response_order = Param("turn_order")

    eight_before_doubt = Param("doubt_first", "of a play with cards face down")

    @property
    def before_doubt(self) -> bool:
        return self.eight_before_doubt == "cut_first"

    @property
    def answer_order(self) -> str:  # type: ignore[override]
        return self.cut_response_order

    def concerns(self, play: Play) -> bool:
        eight = self.deck.ranks.index("8")
        return bool(play.shows(eight, stand_ins=self.stand_ins)) and (
            self.in_runs or play.form != RUN
        )

    def cut(self, moment: Moment) -> Effects:
        yield Clear()

    def turn(self, moment: Moment) -> Effects:
        return self.keeps_lead(moment)
