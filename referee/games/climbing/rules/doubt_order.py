"""ダウトの順番: the player of the play below is asked first, then the others in turn order."""

from __future__ import annotations

from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.model.marks import NOBODY


class DoubtOrder(ClimbingRule):
    """Says who may doubt first."""

    def first_asked(self, context: MoveContext) -> int:
        """The seat, or the next one if it is out; ``NOBODY`` if there is no play of another player
        below."""
        below = context.before.field[-1].seat if context.before.field else NOBODY
        if below in (NOBODY, context.seat):
            return NOBODY
        first = context.now.after(below) if context.now.is_out(below) else below
        return context.now.after(first) if first == context.seat else first
