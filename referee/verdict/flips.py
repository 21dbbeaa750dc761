"""What would change the answer: the question asked again with one option changed."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.engine.family import engine_of
from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.model.questions import MUST_DO, WHAT_HAPPENS, WHOSE_TURN, Question
from referee.model.types import Value
from referee.notation.header_warnings import check_change
from referee.rulebook.clause import Clause, Option
from referee.rulebook.diagnostics import Finding
from referee.rulebook.rule import Open, OpenReading, Reason
from referee.rulebook.rulebook import Rulebook

from .errors import Refused
from .evaluate import answer_at, settled_by

MOST_MADE = 1_000
"""How many answers are asked for at a time, long games counted by the moves that are made for one:
a second or two of work."""
ENOUGH = 24
"""In so many ways to settle what is open it is looked for what matters: of four clauses in all."""
WHOLE = sys.maxsize
"""Until everything is tried."""


class Flip(Struct, frozen=True):
    """An option, the value to change it to, and the answer that change alone brings.

    ``warnings``: what would be odd about the rules then, such as a clause that has lost what it
    needs. ``diverges_at``: the number, from 1, of the first move that could not have been made
    like that; then nobody knows the answer, and it is ``None``. 0: all moves stand. ``waits``: what
    comes first then, where the change makes somebody owe something before the question comes up.
    """

    option: Option
    value: Value
    answer: Any
    warnings: tuple[Finding, ...] = ()
    diverges_at: int = 0
    waits: Reason | None = None

    @property
    def clause(self) -> Clause:
        return self.option.clause

    def __repr__(self) -> str:
        answer = f"otherwise from move {self.diverges_at} on" if self.diverges_at else self.answer
        return f"<Flip {change_text(self.option, self.value)}: {answer}>"

    def to_dict(self) -> dict[str, Any]:
        return {
            "option": self.option.name,
            "kind": self.option.kind,
            "value": self.value,
            "answer": self.answer,
            "clause": self.clause.id,
            "warnings": [warning.to_dict() for warning in self.warnings],
            **({"diverges_at": self.diverges_at} if self.diverges_at else {}),
            **({"waits": self.waits.clause.id} if self.waits else {}),
        }


def change_text(option: Option, value: Value) -> str:
    told = ("on" if value else "off") if option.kind == "switch" else value
    return f"{option.name} = {told}"


class Flips(Struct, frozen=True):
    """The changes found so far, and how many of how many have been tried."""

    found: tuple[Flip, ...] = ()
    tried: int = 0
    of: int = 0

    @property
    def is_whole(self) -> bool:
        return self.tried >= self.of


class FlipSearch(Struct, frozen=True, dict=True):
    """Every change of one option that brings another answer, or another game: a change that the
    moves of the table do not stand under says from which on it would have gone otherwise.

    ``because``: the clauses (ids) behind the answer; where not all is tried at once, what concerns
    them comes first.
    """

    case: Case
    question: Question
    answer: Any
    because: Collection[str]

    def go_on(self, since: Flips | None = None, most: int = MOST_MADE) -> Flips:
        """What is found by some more work; ``since``: what was found until now."""
        before = since or Flips(of=len(self._changes))
        end = before.tried + max(most // self._cost, 1)
        tried = self._changes[before.tried : end]
        found = (flip for change in tried if (flip := self._flip(*change)))
        return Flips((*before.found, *found), before.tried + len(tried), before.of)

    @cached_property
    def _changes(self) -> list[tuple[Option, Value]]:
        changes = list(mattering(self.case, self.question))
        if len(changes) * self._cost > MOST_MADE:
            changes.sort(key=lambda change: change[0].clause.id not in self.because)
        return changes

    @cached_property
    def _cost(self) -> int:
        """Where something was left open, all that follows is made anew in every way to read it."""
        opened = self.case.opened
        if opened is None:
            return 1
        ways = sum(1 for _ in settled_by(self.case, opened))
        after = len(self.case.description.play) - len(self.case.steps)
        return ways * (1 + after // MOVES_FOR_AN_ANSWER)

    def _flip(self, option: Option, value: Value) -> Flip | None:
        case, question = self.case, self.question
        other = _changed(case, option, value)
        told = answer_at(other, question) if other else None
        if other is None or told is None or essence(told.value) == essence(self.answer):
            return None
        at = case.diverges_from(other)
        known = None if at else told.value
        waits = None if at else _waits(case, question, other)
        return Flip(option, value, known, _warnings(case, option, value), at, waits)


MOVES_FOR_AN_ANSWER = 8
"""So many moves are as much work as an answer."""


def _changed(case: Case, option: Option, value: Value) -> Case | None:
    try:
        return case.changed(option.name, value)
    except (RefereeError, Refused):  # cards that could then be several plays
        return None


_ABOUT_WAITING = (WHAT_HAPPENS, MUST_DO)
"""Questions that an answer of something owed answers as they are put."""


def _waits(case: Case, question: Question, changed: Case) -> Reason | None:
    """What somebody owes first at a changed table, where nobody does at the table as it is."""
    if case.opened or case.position.owed or question.kind in _ABOUT_WAITING:
        return None
    if changed.opened or not changed.position.owed:
        return None
    return next(iter(changed.answer(Question(WHOSE_TURN)).because), None)


def _warnings(case: Case, option: Option, value: Value) -> tuple[Finding, ...]:
    """What a change makes odd about the rules; a reading puts no clause in or out."""
    if option.kind != "switch":
        return ()
    described = replace(case.description, lines={})  # no line of the text is to blame
    return tuple(check_change(described, case.rulebook, {option.name: value}))


def mattering(
    case: Case, question: Question, *, beside: bool = False
) -> Iterable[tuple[Option, Value]]:
    """The changes of one option that may change the answer. ``beside``: also those that may do so
    only beside another one."""
    if case.opened is not None:
        return _mattering_settled(case, question, case.opened, beside=beside)
    found = engine_of(case.rulebook).relevant_changes(case, question, with_partner_change=beside)
    return case.rulebook.alternatives() if found is None else found


def _mattering_settled(
    case: Case, question: Question, opened: Open, *, beside: bool
) -> Iterator[tuple[Option, Value]]:
    """Likewise, where the moves leave something open: those that may change what comes of it in one
    of the ways to settle it, and the other values of what is open itself."""
    found: set[tuple[str, Value]] | None = set()
    for rules in islice(settled_by(case, opened), ENOUGH):
        told = _mattering_under(case, question, rules, beside=beside)
        found = None if found is None or told is None else found | told
    own = opened.reading if isinstance(opened, OpenReading) else ""
    for option, value in case.rulebook.alternatives():
        if found is None or option.name == own or (option.name, value) in found:
            yield option, value


def _mattering_under(
    case: Case, question: Question, rules: Rulebook, *, beside: bool
) -> set[tuple[str, Value]] | None:
    try:
        other = case.under(rules)
        if other.opened is not None:
            return None
        told = engine_of(rules).relevant_changes(other, question, with_partner_change=beside)
    except RefereeError:
        return None
    return None if told is None else {(option.name, value) for option, value in told}


def essence(answer: Any) -> Any:
    """What an answer says: of effects, what they are, not which clause is behind them."""
    if not isinstance(answer, list) or not all(isinstance(each, dict) for each in answer):
        return answer
    told = ({key: each[key] for key in each if key != "clause"} for each in answer)
    return list(dict.fromkeys(repr(each) for each in told))
