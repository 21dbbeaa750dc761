"""流れ: when everybody else has passed, the field is cleared and the last player leads."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Clear, Effects, Lead
from referee.games.climbing.rule_api.mark_names import PASSED_AGAIN
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext, may_beat_own_play
from referee.i18n.messages import in_both
from referee.model.marks import NOBODY
from referee.model.types import Words
from referee.rulebook.rule import Param


class AllPass(ClimbingRule):
    """Clears the field if all other players have passed since the last play, or are out.
    ``asks_owner``: the player of the last play is asked again, and clears the field by passing
    too."""

    roles = ("clear",)
    only_last_pass = True
    words = (PASSED_AGAIN,)
    asks_owner = Param(False)

    def on_pass(self, context: MoveContext) -> Effects:
        return self.on_unanswered(context)

    def on_unanswered(self, context: MoveContext) -> Effects:
        now = context.now
        if now.unanswered and not (self.asks_owner and may_beat_own_play(now)):
            yield Clear()

    def since(self, effect: object, occasion: Occasion = UNKNOWN) -> Words:
        is_of_a_play = occasion.play is not None and bool(occasion.play.count)
        passed = in_both("cause-nobody-left" if is_of_a_play else "cause-unanswered")
        return passed if isinstance(effect, Clear) else {}

    def explains_turn(self, position: Position) -> bool:
        """Whether the player of the last play is asked again."""
        return self.asks_owner and position.unanswered and position.turn == position.field[-1].seat

    def on_lead(self, context: MoveContext) -> Effects:
        owner = context.before.field[-1].seat if context.before.field else NOBODY
        if owner in context.now.playing:
            yield Lead(owner)
