"""ドラ: the number of a card that was turned up is the strongest for the game."""

from __future__ import annotations

from referee.games.climbing.plays.order import AT_BOTTOM, ON_TOP, Strengths
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, Leave
from referee.games.climbing.rule.hooks import Lifts
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Marks, find_mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param

WEAKEST = "becomes_weakest"


class Dora(ClimbingRule):
    """Which number it is the state of the table says. What it is while the order is turned round,
    and whether going out with it is a foul, are readings."""

    words = (MarkWord("dora", "dora", value="rank", also=("ドラ", "切り札")),)
    at_exits = ("finish",)
    dora_revolution = Param("stays_strongest", names="choice", also=("stays_strongest", WEAKEST))
    dora_foul = Param("no", names="choice", also=("no", "yes"))

    @property
    def turned_weakest(self) -> bool:
        """Whether its number is the weakest while the order is turned round."""
        return self.dora_revolution == WEAKEST

    def number(self, marks: Marks) -> int | None:
        """The rank index of the number on top."""
        mark = find_mark(marks, self.words[0].kind)
        return mark.value if mark else None

    def lifts(self, marks: Marks, order: Strengths, turned: bool) -> tuple[Lifts, Lifts]:
        number = self.number(marks)
        if number is None:
            return {}, {}
        return {number: AT_BOTTOM if turned and self.turned_weakest else ON_TOP}, {}

    def concerns(self, play: Play) -> bool:
        return self.dora_foul == "yes"

    def finish(self, moment: Moment) -> Effects:
        number = self.number(moment.now.marks)
        if self.dora_foul == "yes" and moment.goes_out and number in moment.play.numbers:
            cards = moment.play.mask & self.deck.rank_masks[number or 0]
            yield Leave(moment.seat, "foul", cards=cards)
