"""革命選択: whoever plays cards that make a revolution decides whether it happens."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, HoldUp
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Obligation
from referee.model.moves import REVOLT
from referee.rulebook.rule import Param


class RevolutionChoice(ClimbingRule):
    """Holds up the revolutions of the clauses it goes before until the player has decided; by a
    reading also what else these clauses do at that moment."""

    revolution_choice_scope = Param("revolution_only")

    def change(self, moment: Moment) -> Effects:
        owed = Obligation("revolt", moment.seat, clause=self.clause.id)
        yield HoldUp("revolution", owed, self.revolution_choice_scope == "whole_rule")

    def met(self, meeting: Meeting) -> Effects:
        if meeting.kind == REVOLT:
            yield from meeting.owed.held
