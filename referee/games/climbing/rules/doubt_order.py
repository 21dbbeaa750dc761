"""ダウトの順番: whoever laid the play below is asked first, then the others in turn order."""

from __future__ import annotations

from referee.games.climbing.rule_api.context import Moment
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.marks import NOBODY


class DoubtOrder(ClimbingRule):
    """Says with whom the right to doubt begins."""

    def first_asked(self, moment: Moment) -> int:
        """The seat, or who follows it where it is out; ``NOBODY`` where no play of another player
        lies below."""
        below = moment.before.field[-1].seat if moment.before.field else NOBODY
        if below in (NOBODY, moment.seat):
            return NOBODY
        first = moment.now.after(below) if moment.now.is_out(below) else below
        return moment.now.after(first) if first == moment.seat else first
