"""革命選択: whoever plays cards that make a revolution decides whether it happens."""

from __future__ import annotations

from referee.games.climbing.effects import DropMark, HoldUp, SetMark
from referee.games.climbing.rule import ClimbingRule, Effects, Meeting, Moment
from referee.moves import REVOLT
from referee.position import Mark, Obligation


class RevolutionChoice(ClimbingRule):
    """Holds up the revolutions of the clauses it goes before until the player has decided."""

    def change(self, moment: Moment) -> Effects:
        owed = Obligation("revolt", moment.seat, clause=self.clause.id)
        yield HoldUp("revolution", owed)

    def met(self, meeting: Meeting) -> Effects:
        if meeting.kind != REVOLT:
            return
        if meeting.now.mark("revolution"):
            yield DropMark("revolution")
        else:
            yield SetMark(Mark("revolution"))
