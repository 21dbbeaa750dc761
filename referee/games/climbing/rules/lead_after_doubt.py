"""ダウトのあとの親: who leads after a penalty."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.rule_api.effects import Effects, Lead
from referee.games.climbing.rule_api.rule import ClimbingRule, Fulfilment
from referee.i18n.messages import in_both
from referee.rulebook.rule import Param


class LeadAfterDoubt(ClimbingRule):
    """The player who carried out the penalty leads, or by a reading the player after the one who
    was doubted."""

    lead_after_penalty = Param("executor")

    def on_fulfilled_clear(self, fulfilment: Fulfilment) -> Effects:
        doubted = fulfilment.before.field[-1].seat
        by_executor = self.lead_after_penalty == "executor"
        yield Lead(fulfilment.seat if by_executor else fulfilment.before.after(doubted))

    def why_leads(self) -> Mapping[str, object]:
        return {"since": in_both("cause-doubt-settled")}
