"""During a revolution other clauses of the book are out of force; the book says which."""

from __future__ import annotations

from collections.abc import Iterable

from referee.games.climbing.rule_api.mark_names import REVOLUTION
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.marks import Marks, find_mark
from referee.rulebook.rule import Param


class OutOfForce(ClimbingRule):
    """``clauses``: their short names. Coded, because no sentence puts other clauses out of
    force."""

    clauses = Param[list[str]]([])
    observed_marks = (REVOLUTION.kind,)

    def suspended_rules(self, marks: Marks) -> Iterable[str]:
        return self.clauses if find_mark(marks, REVOLUTION.kind) else []
