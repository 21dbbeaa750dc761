"""死の宣告: four 4s name a player who falls to a foul finisher's place at the next pass."""

from __future__ import annotations

from referee.games.climbing.effects import Leave, Owe, SetMark
from referee.games.climbing.play import Play
from referee.games.climbing.rule import ClimbingRule, Effects, Meeting, Moment
from referee.games.climbing.words import MarkWord
from referee.position import Mark, Obligation


class DeathSentence(ClimbingRule):
    """Whoever plays the 4s picks; the sentence holds for the rest of the game."""

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
