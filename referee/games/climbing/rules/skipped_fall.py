"""飛ばされた負け: while its clause's mark holds, who is skipped loses like who passes.

Coded, since no sentence is about players who are skipped.
"""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, Leave
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.sentence.marks import own_kind
from referee.rulebook.rule import Param


class SkippedFall(ClimbingRule):
    """Only by a reading; the mark is one that a sentence of its clause has left before the play."""

    damien_skipped = Param("safe")

    def skipped(self, moment: Moment) -> Effects:
        marked = moment.before.mark(own_kind(self.clause.name)) is not None
        if self.damien_skipped == "loses" and marked:
            yield Leave(moment.seat, "foul", "skipped")
