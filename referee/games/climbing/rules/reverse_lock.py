"""逆縛り: one step weaker in the same suit may be played, and then only that may follow."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.locks import (
    all_suits_match,
    fits_lock,
    locked_suits,
    plays_together,
    shared_suits,
    suit_names,
)
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext, SituationView
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.rulebook.rule import Param


class ReverseLock(ClimbingRule):
    """Like a strict lock under a temporary revolution. Runs and plays with jokers start none.

    ``lock_across_joker``: whether a joker in a set takes a suit that the lock requires.
    """

    allowed_counts = ()
    explains_refusals = True
    by_suits = True
    min_plays = 2
    words = (
        MarkSpelling(
            "reverse_lock", "reverse lock", value="suits", until="clear", also=("逆縛り",)
        ),
    )
    lock_across_joker = Param("joker_has_no_suit")

    def on_play(self, context: MoveContext) -> Effects:
        if context.now.mark("reverse_lock"):
            return
        before, play, power = context.field[-2].play, context.play, context.situation.power
        plays = [laid.play for laid in plays_together(context.field)[-2:]]
        same = all_suits_match(plays) and bool(shared_suits(plays))
        if same and RUN not in (before.form, play.form) and power(before) - power(play) == 1:
            yield SetMark(Mark("reverse_lock", play.suits, until="clear"))

    def applies(self, situation: SituationView) -> bool:
        return situation.top is not None and situation.top.form != RUN

    def _steps_down(self, situation: SituationView, play: Play) -> bool:
        """Whether the play is one step weaker in the suits of the top of the field."""
        if situation.top is None or situation.top_power is None:
            return False
        if (play.form, play.count) != (situation.top.form, situation.top.count):
            return False
        lock = situation.mark("reverse_lock")
        wild = lock is not None and self.lock_across_joker != "joker_has_no_suit"
        suits = lock.value if lock else situation.top.suits
        return (
            fits_lock(play, suits, wild=wild) and situation.top_power - situation.power(play) == 1
        )

    def allows(self, situation: SituationView, play: Play) -> bool:
        return self._steps_down(situation, play)

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        situation, play = asked.situation, asked.play
        top, power = situation.top, situation.top_power
        if play is None or top is None or power is None or not self.applies(situation):
            return {}
        if situation.mark("reverse_lock") or (play.form, play.count) != (top.form, top.count):
            return {}
        steps, alike = power - situation.power(play), fits_lock(play, top.suits)
        if steps == 1 and not alike:
            return {"why": "suits", "suits": suit_names(situation.deck, top.suits)}
        return {"why": "step", "steps": steps} if steps > 1 and alike else {}

    def bars(self, situation: SituationView, play: Play) -> bool:
        return situation.mark("reverse_lock") is not None and not self._steps_down(situation, play)

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        return locked_suits(situation.deck, situation.mark("reverse_lock"))
