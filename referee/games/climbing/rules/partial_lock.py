"""片縛り: plays that agree in some of their suits restrict what follows to these suits."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.locks import (
    Lock,
    all_suits_match,
    plays_together,
    shared_suits,
)
from referee.games.climbing.rule_api.rule import MoveContext, SituationView
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.rulebook.rule import Param


class PartialLock(Lock):
    """If all suits agree it is another lock. Jokers start none.

    ``lock_across_joker``: whether a joker in a set takes a suit that the lock requires.
    """

    min_plays = 2
    words = (
        MarkSpelling(
            "partial_lock", "partial lock", value="suits", until="clear", also=("片縛り",)
        ),
    )
    lock_across_joker = Param("joker_has_no_suit")

    def on_play(self, context: MoveContext) -> Effects:
        if context.now.mark("partial_lock"):
            return
        plays = [laid.play for laid in plays_together(context.field)[-2:]]
        if any(play.jokers for play in plays) or all_suits_match(plays):
            return
        if suits := shared_suits(plays):
            yield SetMark(Mark("partial_lock", suits, until="clear"))

    def bars(self, situation: SituationView, play: Play) -> bool:
        lock = self.lock(situation)
        if lock is None:
            return False
        if self.lock_across_joker == "joker_has_no_suit":
            return bool(lock.value & ~play.unnamed.suits)
        missing: int = lock.value & ~play.suits
        return missing.bit_count() > play.wild
