"""片縛り: plays that agree in some of their suits bind what follows to these suits."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.locks import Lock, all_suits_match, shared_suits
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.view import SituationView
from referee.model.marks import Mark
from referee.model.markword import MarkWord


class PartialLock(Lock):
    """Where all suits agree it is another lock. Jokers start none and take a suit in it."""

    row = 2
    words = (
        MarkWord("partial_lock", "partial lock", value="suits", until="clear", also=("片縛り",)),
    )

    def change(self, moment: Moment) -> Effects:
        if len(moment.field) < 2 or moment.now.mark("partial_lock"):
            return
        plays = [moment.field[-2].play, moment.play]
        if any(play.jokers for play in plays) or all_suits_match(plays):
            return
        if suits := shared_suits(plays):
            yield SetMark(Mark("partial_lock", suits, until="clear"))

    def bars(self, at: SituationView, play: Play) -> bool:
        lock = self.lock(at)
        missing = lock.value & ~play.suits if lock else 0
        return missing.bit_count() > play.wild
