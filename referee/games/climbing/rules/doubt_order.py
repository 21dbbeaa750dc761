"""ダウトの順番: whoever laid the play below is asked first, then the others in turn order."""

from __future__ import annotations

from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import NOBODY


class DoubtOrder(ClimbingRule):
    """Says with whom the right to doubt begins."""

    def asked_first(self, moment: Moment) -> int:
        """The seat, or ``NOBODY`` where no play of another player lies below."""
        below = moment.before.field[-1].seat if moment.before.field else NOBODY
        others = [seat for seat in moment.now.playing if seat != moment.seat]
        return below if below in others else NOBODY
