"""オーメン、ブラッディメアリB: from a play on, the hand-type local rules are out of force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark, Marks, find_mark
from referee.model.questions import IS_OUT, WHAT_HAPPENS, WHO_LEADS, WHOSE_TURN
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Param

AFTER = (WHAT_HAPPENS, WHOSE_TURN, WHO_LEADS)
"""The questions about what a play does."""


class HandRulesOff(ClimbingRule):
    """``count`` natural cards of ``rank`` put the clauses of the group ``hand_rules`` out of force;
    by a reading all local clauses, but not this one nor ``spared`` (short names). ``by``
    distinguishes who set the mark."""

    words = (
        MarkSpelling("hand_rules_off", "hand rules off by omen", fixed="omen"),
        MarkSpelling("hand_rules_off", "hand rules off by bloody Mary B", fixed="bloody_mary_b"),
    )
    rank = Param("6")
    count = Param(3)
    by = Param("omen")
    hand_rules = Param("hand_rules")
    spared = Param[list[str]]([])
    hand_type_rules = Param("moving_rules")
    omen_bars = Param("revolutions_and_hand_rules", "``revolutions_only``: it does nothing")

    def concerns(self, play: Play) -> bool:
        shown = play.shows(self.deck.ranks.index(self.rank), stand_ins=False)
        return shown == self.count and self.omen_bars != "revolutions_only"

    def on_play(self, context: MoveContext) -> Effects:
        yield SetMark(Mark("hand_rules_off", self.by))

    def suspended_rules(self, marks: Marks) -> Iterable[str]:
        mark = find_mark(marks, "hand_rules_off")
        if mark is None or mark.value != self.by:
            return []
        return self._silenced

    @cached_property
    def _silenced(self) -> list[str]:
        return [clause.name for clause in self.book.clauses if self._falls(clause)]

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position, mark = asked.position, asked.position.mark("hand_rules_off")
        if mark is None or mark.value != self.by or self.clause.id in asked.acted:
            return {}
        fouls = (leaver.seat for leaver in position.out if leaver.how == "foul")
        is_about = asked.kind in AFTER or (asked.kind == IS_OUT and asked.seat in fouls)
        others = (clause for clause in self.book.clauses if clause.id in asked.acted)
        acted = (c for c in others if c.switchable and not self._falls(c))
        is_such = is_about and self.hand_type_rules == "moving_rules" and any(acted)
        return {"why": "other"} if is_such else {}

    def _falls(self, clause: Clause) -> bool:
        if clause.id == self.clause.id or clause.name in self.spared:
            return False
        moves = self.hand_rules in clause.groups
        return moves if self.hand_type_rules == "moving_rules" else clause.kind == "local"
