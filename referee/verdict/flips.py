"""Flips: the changes of one option that change the answer."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.engine.answer import UnknownFact
from referee.engine.family import engine_of
from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.model.questions import MUST_DO, WHAT_HAPPENS, WHOSE_TURN, Question
from referee.model.types import Value
from referee.notation.header import change_warnings
from referee.rulebook.clause import Clause, Option
from referee.rulebook.diagnostics import Finding
from referee.rulebook.rule import Open, OpenReading, Reason
from referee.rulebook.rulebook import Rulebook

from .errors import Refused
from .evaluate import answer_or_none, settling_rulebooks

Change = tuple[Option, Value]
"""An option and the value to change it to."""

MAX_ANSWERS = 1_000
"""How many answers one search asks for: one or two seconds of work. Answers that need many moves
to be made again count more."""
MOVES_PER_ANSWER = 8
"""How many moves are as much work as one answer."""
MAX_SETTLED = 24
"""In how many ways to settle what is open the relevant changes are looked for: as many as four
clauses have orders."""
UNLIMITED = sys.maxsize
"""As ``most``: until everything is tried."""


class Flip(Struct, frozen=True):
    """A change of one option, and the answer that it leads to."""

    option: Option
    value: Value
    answer: Any
    """``None`` if the game would have gone differently, so that the answer is unknown."""
    warnings: tuple[Finding, ...] = ()
    """What is odd about the changed rules, such as a clause without one that it needs."""
    diverges_at: int = 0
    """The number, from 1, of the first move of the table that would have been illegal; 0: none."""
    waits: Reason | None = None
    """What somebody has to do under the changed rules before the question comes up."""
    miscounted: Reason | None = None
    """That other numbers of cards are owed under the changed rules, if that refuses the move."""
    unknown: tuple[UnknownFact, ...] = ()
    """What the answer depends on under the changed rules."""
    opened_by_order: tuple[Clause, ...] = ()
    """The clauses that then act at the same moment, if nothing says which comes first."""

    @property
    def clause(self) -> Clause:
        return self.option.clause

    def __repr__(self) -> str:
        answer = f"otherwise from move {self.diverges_at} on" if self.diverges_at else self.answer
        return f"<Flip {change_text((self.option, self.value))}: {answer}>"

    def to_dict(self) -> dict[str, Any]:
        """The flip as JSON-ready data."""
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


def change_text(change: Change) -> str:
    """A change for a ``repr``, such as ``suit_lock = off``."""
    option, value = change
    setting = ("on" if value else "off") if option.kind == "switch" else value
    return f"{option.name} = {setting}"


class Flips(Struct, frozen=True):
    """The flips found so far, and how many changes of how many were tried."""

    found: tuple[Flip, ...] = ()
    tried: int = 0
    of: int = 0

    @property
    def is_whole(self) -> bool:
        return self.tried >= self.of


class FlipSearch(Struct, frozen=True, dict=True):
    """The search for every change of one option that leads to another answer or another game.

    ``because``: the ids of the clauses behind the answer. Their options come first if not all
    changes are tried at once.
    """

    case: Case
    question: Question
    answer: Any
    because: Collection[str]

    def go_on(self, since: Flips | None = None, most: int = MAX_ANSWERS) -> Flips:
        """The flips found after asking for ``most`` more answers. ``since``: the flips so far."""
        before = since or Flips(of=len(self._changes))
        end = before.tried + max(most // self._cost, 1)
        changes = self._changes[before.tried : end]
        flips = (flip for change in changes if (flip := self._flip(change)))
        return Flips((*before.found, *flips), before.tried + len(changes), before.of)

    @cached_property
    def _changes(self) -> list[Change]:
        changes = list(relevant_changes(self.case, self.question))
        if len(changes) * self._cost > MAX_ANSWERS:
            changes.sort(key=lambda change: change[0].clause.id not in self.because)
        return changes

    @cached_property
    def _cost(self) -> int:
        """How many answers a change costs: one for each value of an untold fact.

        If something is open, all moves after it are made again for each way to settle it.
        """
        opened = self.case.opened
        if self.case.told:
            return len(self.case.told)
        if opened is None:
            return 1
        ways = sum(1 for _ in settling_rulebooks(self.case, opened))
        moves = len(self.case.description.play) - len(self.case.steps)
        return ways * (1 + moves // MOVES_PER_ANSWER)

    def _flip(self, change: Change) -> Flip | None:
        case, question, (option, value) = self.case, self.question, change
        changed = _changed_case(case, change)
        answer = answer_or_none(changed, question) if changed else None
        if changed is None or answer is None or same_answer(answer.value, self.answer):
            return None
        warnings = _warnings(case, change)
        move = case.diverges_from(changed)
        if move:
            return Flip(option, value, None, warnings, move)
        waits = _waits(case, question, changed)
        open_order = [r.clause for r in answer.because if r.key.startswith("order-open")]
        counts = [r for r in answer.because if r.did == "bars" and r.key == "debt-count"]
        return Flip(
            option, value, answer.value, warnings, 0, waits,
            counts[0] if counts and len(counts) == len(answer.because) else None,
            tuple(answer.unknown), tuple(open_order),
        )  # fmt: skip


def _changed_case(case: Case, change: Change) -> Case | None:
    option, value = change
    try:
        return case.changed(option.name, value)
    except (RefereeError, Refused):  # such as cards that could then be several plays
        return None


_ABOUT_WAITING = (WHAT_HAPPENS, MUST_DO)
"""The questions whose answers say themselves what somebody has to do."""


def _waits(case: Case, question: Question, changed: Case) -> Reason | None:
    """What somebody has to do first at a changed table, if nobody does at the original one."""
    if case.opened or case.position.owed or question.kind in _ABOUT_WAITING:
        return None
    if changed.opened or not changed.position.owed:
        return None
    return next(iter(changed.answer(Question(WHOSE_TURN)).because), None)


def _warnings(case: Case, change: Change) -> tuple[Finding, ...]:
    """What is odd about the rules after a change. Readings turn no clause on or off."""
    option, value = change
    if option.kind != "switch":
        return ()
    described = replace(case.description, lines={})  # no line of the text is to blame
    return tuple(change_warnings(described, case.rulebook, {option.name: value}))


def same_answer(one: Any, other: Any) -> bool:
    """Whether two answers say the same. Which clause an effect comes from doesn't matter."""
    return bool(_without_clauses(one) == _without_clauses(other))


def _without_clauses(answer: Any) -> Any:
    if not isinstance(answer, list) or not all(isinstance(effect, dict) for effect in answer):
        return answer
    effects = ({key: effect[key] for key in effect if key != "clause"} for effect in answer)
    return list(dict.fromkeys(map(repr, effects)))


# ---- changes that may matter


def relevant_changes(case: Case, question: Question, *, beside: bool = False) -> Iterable[Change]:
    """The changes of one option that may change the answer.

    ``beside``: also those that may do so only together with another change.
    """
    if case.told:
        several = [relevant_changes(table, question, beside=beside) for _, table in case.told]
        relevant = {(option.name, value) for changes in several for option, value in changes}
        alternatives = case.rulebook.alternatives()
        return [change for change in alternatives if (change[0].name, change[1]) in relevant]
    if case.opened is not None:
        return _relevant_to_open(case, question, case.opened, beside=beside)
    changes = engine_of(case.rulebook).relevant_changes(case, question, with_partner_change=beside)
    return case.rulebook.alternatives() if changes is None else changes


def _relevant_to_open(
    case: Case, question: Question, opened: Open, *, beside: bool
) -> Iterator[Change]:
    """The relevant changes if the moves leave something open.

    These are the changes that are relevant in one of the ways to settle it, and the other values
    of the open reading itself.
    """
    relevant: set[tuple[str, Value]] | None = set()
    for rules in islice(settling_rulebooks(case, opened), MAX_SETTLED):
        more = _relevant_under(case, question, rules, beside=beside)
        relevant = None if relevant is None or more is None else relevant | more
    reading = opened.reading if isinstance(opened, OpenReading) else ""
    for option, value in case.rulebook.alternatives():
        if relevant is None or option.name == reading or (option.name, value) in relevant:
            yield option, value


def _relevant_under(
    case: Case, question: Question, rules: Rulebook, *, beside: bool
) -> set[tuple[str, Value]] | None:
    """The relevant changes under other rules, or ``None`` if any change may be relevant."""
    try:
        other = case.under(rules)
        if other.opened is not None:
            return None
        changes = engine_of(rules).relevant_changes(other, question, with_partner_change=beside)
    except RefereeError:
        return None
    return None if changes is None else {(option.name, value) for option, value in changes}
