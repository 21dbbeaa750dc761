"""数字縛り: after two consecutive ranks only the next one may follow, in any suit."""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext, SituationView
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.rulebook.rule import Param


class NumberLock(ClimbingRule):
    """The next rank is counted in the order that holds when it is played. Runs, and plays without a
    card face up, have no rank. ``number_lock_trigger``: if only a run on a run starts it, it
    requires nothing that forms do not require."""

    sees_suits = False
    min_plays = 2
    number_lock_trigger = Param("consecutive_numbers")
    words = (MarkSpelling("number_lock", "number lock", until="clear", also=("数字縛り",)),)

    def on_play(self, context: MoveContext) -> Effects:
        if self.number_lock_trigger != "consecutive_numbers" or context.now.mark("number_lock"):
            return
        before, play, power = context.field[-2].play, context.play, context.situation.power
        if not (before.ranks and play.ranks):
            return
        if RUN not in (before.form, play.form) and power(play) - power(before) == 1:
            yield SetMark(Mark("number_lock", until="clear"))

    def applies(self, situation: SituationView) -> bool:
        return situation.mark("number_lock") is not None and situation.top is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        if situation.mark("number_lock") is None or situation.top_power is None:
            return False
        return situation.power(play) - situation.top_power != 1

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return situation.mark("number_lock") is not None
