"""級牌: one number ranks just below the jokers for the game, and goes up with each win."""

from __future__ import annotations

from referee.games.climbing.plays.order import AT_BOTTOM, ON_TOP, Strengths
from referee.games.climbing.rule.hooks import Lifts
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Marks, find_mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param

WEAKEST = "becomes_weakest"


class LevelCard(ClimbingRule):
    """The state of the table says which level it is; where it says nothing, it is the first. What
    it is while the order is turned round is a reading."""

    words = (MarkWord("level", "level", value="rank", also=("級", "レベル")),)
    level_card_start = Param("2", names="choice", also=("2", "3"))
    level_card_revolution = Param(
        "stays_strongest", names="choice", also=("stays_strongest", WEAKEST)
    )

    def lifts(self, marks: Marks, order: Strengths, turned: bool) -> tuple[Lifts, Lifts]:
        mark = find_mark(marks, self.words[0].kind)
        number = mark.value if mark else self.deck.ranks.index(self.level_card_start)
        weakest = turned and self.level_card_revolution == WEAKEST
        return {number: AT_BOTTOM if weakest else ON_TOP}, {}
