"""逆縛り: one step weaker in the same suit may be played, and then only that may follow."""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.locks import locked_suits, shared_suits
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.model.marks import Mark
from referee.model.markword import MarkWord


class ReverseLock(ClimbingRule):
    """Like a strict lock under a temporary revolution. Runs and plays with jokers start none."""

    allowed_counts = ()
    by_suits = True
    row = 2
    words = (
        MarkWord("reverse_lock", "reverse lock", value="suits", until="clear", also=("逆縛り",)),
    )

    def change(self, moment: Moment) -> Effects:
        if len(moment.field) < 2 or moment.now.mark("reverse_lock"):
            return
        before, play, at = moment.field[-2].play, moment.play, moment.situation
        same = before.suits == play.suits and bool(shared_suits((before, play)))
        if same and RUN not in (before.form, play.form) and at.power(before) - at.power(play) == 1:
            yield SetMark(Mark("reverse_lock", play.suits, until="clear"))

    def applies(self, at: SituationView) -> bool:
        return at.top is not None and at.top.form != RUN

    def _steps_down(self, at: SituationView, play: Play) -> bool:
        """Whether the play is one step weaker in the suits of the top of the field."""
        if at.top is None or at.top_power is None or play.unnamed.wild:
            return False
        alike = (play.form, play.count, play.suits) == (at.top.form, at.top.count, at.top.suits)
        return alike and at.top_power - at.power(play) == 1

    def allows(self, at: SituationView, play: Play) -> bool:
        return self._steps_down(at, play)

    def bars(self, at: SituationView, play: Play) -> bool:
        return at.mark("reverse_lock") is not None and not self._steps_down(at, play)

    def details(self, at: SituationView, play: Play) -> dict[str, object]:
        return locked_suits(at.deck, at.mark("reverse_lock"))
