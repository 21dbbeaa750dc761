"""終焉のカウントダウン: the lowest player's single 4 may set a limit to everybody's passes."""

from __future__ import annotations

from referee.games.climbing.plays.play import SINGLE, Play
from referee.games.climbing.rule.effects import Effects, Leave, Owe, SetMark
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import title_of
from referee.model.marks import Mark, Obligation
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class FinalCountdown(ClimbingRule):
    """Passes are counted over the whole game; one above the limit counts as a foul finish."""

    relies_on = ("4",)
    words = (
        MarkWord("countdown", "countdown", also=("カウントダウン",)),
        MarkWord("passes", "passes", value="number", holder=True),
    )
    countdown_limit = Param("4", names="number")

    def concerns(self, play: Play) -> bool:
        return play.form == SINGLE and bool(play.naturals.get(self.deck.ranks.index("4")))

    def owe(self, moment: Moment) -> Effects:
        titles = self.book.titles.get(moment.now.size, ())
        lowest = title_of(moment.now, moment.seat) in titles[:1]
        if lowest and not moment.now.mark("countdown"):
            yield Owe(Obligation("call", moment.seat, clause=self.clause.id))

    def met(self, meeting: Meeting) -> Effects:
        yield SetMark(Mark("countdown"))

    def passed(self, moment: Moment) -> Effects:
        passes = moment.now.mark("passes", moment.seat)
        count = passes.value + 1 if passes else 1
        yield SetMark(Mark("passes", count, moment.seat))
        if moment.now.mark("countdown") and count > int(self.countdown_limit):
            yield Leave(moment.seat, "foul", "pass")
