"""777革命、9デター、ジョーカー革命: so many natural cards of one rank make a revolution."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import DropMark, Effects, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.words import REVOLUTION
from referee.model.marks import Mark, Marks, find_mark
from referee.rulebook.rule import Param


class CountRevolution(ClimbingRule):
    """A revolution as any other: one that holds is undone (革命返し). ``rank`` may be ``Jo``: then
    jokers that are played as themselves count."""

    words = (REVOLUTION,)
    rank = Param("7", also=("Jo",))
    count = Param(3)
    jokers = Param(-1, "how many jokers there are among the cards; -1: any number")
    undoes = Param(True, "a revolution that holds is undone; else it stays")

    def reverses(self, marks: Marks) -> bool:
        return find_mark(marks, "revolution") is not None

    def concerns(self, play: Play) -> bool:
        if self.jokers not in (-1, play.jokers):
            return False
        if self.rank == "Jo":
            return play.jokers - len(play.stands) == self.count
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == self.count

    def change(self, moment: Moment) -> Effects:
        if moment.now.mark("revolution") and self.undoes:
            yield DropMark("revolution")
        else:
            yield SetMark(Mark("revolution"))
