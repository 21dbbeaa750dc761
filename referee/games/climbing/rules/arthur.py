"""アーサー: three Ks put the joker between two numbers."""

from __future__ import annotations

from referee.games.climbing.plays.order import Strengths
from referee.games.climbing.plays.play import Play, joker_rank
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.hooks import Lifts
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.model.marks import Mark, Marks, find_mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class Arthur(ClimbingRule):
    """The joker beats what is below it and no more. ``between``: the two numbers."""

    sees_suits = False
    words = (
        MarkWord("arthur", "Arthur", also=("アーサー",)),
        MarkWord("arthur", "Arthur in this trick", until="clear"),
    )
    rank = Param("K")
    count = Param(3)
    between = Param(["10", "J"])
    arthur_duration = Param("game")
    arthur_wild = Param("yes")

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == self.count

    def change(self, moment: Moment) -> Effects:
        until = "game" if self.arthur_duration == "game" else "clear"
        yield SetMark(Mark("arthur", until=until))

    def lifts(self, marks: Marks, order: Strengths, turned: bool) -> tuple[Lifts, Lifts]:
        """The joker one above the lower number; everything above that moves up by one."""
        if find_mark(marks, "arthur") is None:
            return {}, {}
        low = min(order[self.deck.ranks.index(name)] for name in self.between)
        above = {rank: power + 1 for rank, power in enumerate(order) if low < power}
        return above | {joker_rank(self.deck): low + 1}, {}

    def applies(self, at: SituationView) -> bool:
        return at.mark("arthur") is not None

    def bars(self, at: SituationView, play: Play) -> bool:
        if not self.applies(at):
            return False
        if play.stands:
            return self.arthur_wild == "no"
        return play.is_lone_joker and at.top_power is not None and at.power(play) <= at.top_power
