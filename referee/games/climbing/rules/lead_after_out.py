"""あがりのあと: when a player has gone out on the field, the next player leads after it clears."""

from __future__ import annotations

from referee.games.climbing.rule_api.effects import Effects, Lead
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.rulebook.rule import Param


class LeadAfterOut(ClimbingRule):
    """Gives the lead to the next player if its owner is out: after all have passed, or after a play
    that clears the field."""

    exit_stages = ("on_turn",)
    cut_finish_lead = Param("next_player")

    def on_lead(self, context: MoveContext) -> Effects:
        owner = context.before.field[-1].seat if context.before.field else context.seat
        if owner >= 0 and context.now.is_out(owner):
            yield Lead(context.now.after(owner))

    def on_turn(self, context: MoveContext) -> Effects:
        if context.cleared and context.now.is_out(context.seat) and self.cut_finish_lead:
            yield Lead(context.now.after(context.seat))
