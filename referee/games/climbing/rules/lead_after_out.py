"""あがりのあと: when a player has gone out on the field, the next player leads after it clears."""

from __future__ import annotations

from referee.games.climbing.rule_api.context import Moment
from referee.games.climbing.rule_api.effects import Effects, Lead
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.rulebook.rule import Param


class LeadAfterOut(ClimbingRule):
    """Hands the lead on when its owner is out: after all passed, or after a play that clears."""

    exit_stages = ("on_turn",)
    cut_finish_lead = Param("next_player")

    def on_lead(self, moment: Moment) -> Effects:
        owner = moment.before.field[-1].seat if moment.before.field else moment.seat
        if owner >= 0 and moment.now.is_out(owner):
            yield Lead(moment.now.after(owner))

    def on_turn(self, moment: Moment) -> Effects:
        if moment.cleared and moment.now.is_out(moment.seat) and self.cut_finish_lead:
            yield Lead(moment.now.after(moment.seat))
