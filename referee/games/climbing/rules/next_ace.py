"""次期エース: when the field is cleared, whoever played an A on it leads."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import DropMark, Effects, Lead, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import NOBODY, Mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class NextAce(ClimbingRule):
    """However the field is cleared. Of two who played an A the last leads (reading)."""

    relies_on = ("A",)
    numbers = ("A",)
    words = (MarkWord("next_ace", "next ace", holder=True, until="clear", also=("次期エース",)),)
    next_ace_last = Param("last_ace")

    def _shows_ace(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index("A"), stand_ins=False) > 0

    def change(self, moment: Moment) -> Effects:
        if not self._shows_ace(moment.play) or moment.seat == NOBODY:
            return
        held = [mark.holder for mark in moment.now.marks if mark.kind == "next_ace"]
        if held and self.next_ace_last == "first_ace":
            return
        for seat in held:
            if seat != moment.seat:
                yield DropMark("next_ace", seat)
        yield SetMark(Mark("next_ace", holder=moment.seat, until="clear"))

    def lead(self, moment: Moment) -> Effects:
        yield from self._lead(moment)

    def turn(self, moment: Moment) -> Effects:
        if not self._shows_ace(moment.play):
            yield from self._lead(moment)

    def _lead(self, moment: Moment) -> Effects:
        for mark in moment.before.marks if moment.cleared else ():
            if mark.kind == "next_ace" and mark.holder in moment.now.playing:
                yield Lead(mark.holder)
