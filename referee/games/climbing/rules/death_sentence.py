"""死の宣告: four 4s name a player who falls to a foul finisher's place at the next pass."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, Leave, Owe, SetMark
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Mark, Obligation
from referee.model.markword import MarkWord


class DeathSentence(ClimbingRule):
    """Whoever plays the 4s picks; the sentence holds for the rest of the game."""

    relies_on = ("4",)
    words = (MarkWord("death_sentence", "death sentence", holder=True, also=("死の宣告",)),)

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index("4"), stand_ins=False) == 4

    def owe(self, moment: Moment) -> Effects:
        yield Owe(Obligation("pick", moment.seat, clause=self.clause.id, least=1))

    def met(self, meeting: Meeting) -> Effects:
        yield SetMark(Mark("death_sentence", holder=meeting.other))

    def passed(self, moment: Moment) -> Effects:
        if moment.now.mark("death_sentence", moment.seat):
            yield Leave(moment.seat, "foul", "pass")
