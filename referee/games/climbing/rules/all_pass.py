"""流れ: when everybody else has passed, the field is cleared and the last player leads."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Clear, Effects, Lead
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import NOBODY
from referee.rulebook.rule import Param


class AllPass(ClimbingRule):
    """Clears the field once every other player has passed since the last play.

    ``asks_owner``: the last to play is asked again, and clears the field by passing too.
    """

    roles = ("clear",)
    asks_owner = Param(False)

    def passed(self, moment: Moment) -> Effects:
        field, now = moment.before.field, moment.now
        if not field:
            return
        heard = now.passed | now.gone
        if field[-1].seat != NOBODY and not self.asks_owner:
            heard |= 1 << field[-1].seat
        if heard == (1 << now.size) - 1:
            yield Clear()

    def lead(self, moment: Moment) -> Effects:
        owner = moment.before.field[-1].seat if moment.before.field else NOBODY
        if owner in moment.now.playing:
            yield Lead(owner)
