"""パスの効き目: whether a player who has passed may play again before the field is cleared."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effects, LeadAgain
from referee.games.climbing.rule_api.rule import ANY_CARDS, ClimbingRule, MoveContext
from referee.i18n.messages import in_both
from referee.model.moves import PLAY
from referee.rulebook.rule import Param


class PassLasts(ClimbingRule):
    """If a pass lasts, the player is out of the trick and isn't asked again. If all have passed on
    an empty field, no play can end that: the passes no longer count, and a player leads again."""

    move_kinds = (PLAY,)
    scope = ANY_CARDS
    pass_until_clear = Param("may_play_again")
    all_passed_on_nothing = Param("who_led")

    @property
    def lasting_passes(self) -> bool:  # type: ignore[override]
        return self.pass_until_clear == "out_until_clear"

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return self.lasting_passes and bool(position.passed >> seat & 1)

    def why_leads(self) -> Mapping[str, object]:
        return {"since": in_both("cause-all-passed")}

    def on_pass(self, context: MoveContext) -> Effects:
        now = context.now
        silent = all(now.passed >> seat & 1 for seat in now.playing)
        if self.lasting_passes and silent and not now.field:
            steps = {"who_led": 1, "player_after": 2}[self.all_passed_on_nothing]
            yield LeadAgain(now.after(context.seat, steps))
