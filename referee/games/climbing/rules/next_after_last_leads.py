"""流れた後は次の人: when all have passed the player after the last one to play leads."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, Lead
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import NOBODY


class NextAfterLastLeads(ClimbingRule):
    """A play that clears the field by itself keeps the lead."""

    def lead(self, moment: Moment) -> Effects:
        owner = moment.before.field[-1].seat if moment.before.field else NOBODY
        if owner != NOBODY:
            yield Lead(moment.now.after(owner))
