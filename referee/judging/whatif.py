"""What would change the answer: the question asked again with one option changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from referee.engine.compile import engine_of
from referee.engine.protocol import Case
from referee.errors import RefereeError
from referee.model.questions import MUST_DO, WHAT_HAPPENS, WHOSE_TURN, Question
from referee.model.values import Value
from referee.notation.said_rules import check_change
from referee.rulebook.clause import Option
from referee.rulebook.finding import Finding
from referee.rulebook.rule import Reason
from referee.rulebook.rulebook import Rulebook

from .answering import answer_under
from .flip import Flip


def _under(case: Case, rules: Rulebook) -> Case | None:
    try:
        return case.under(rules)
    except RefereeError:
        return None


def changes(case: Case, question: Question, answer: Any) -> Iterator[Flip]:
    """Every change of one option that brings another answer, or another game: a change that the
    moves of the table do not stand under says from which on it would have gone otherwise.
    """
    for option, value in mattering(case, question):
        rules = case.rulebook.having(**{option.name: value})
        other = answer_under(case, question, option.name, value)
        if other is None or essence(other.value) == essence(answer):
            continue
        at = case.diverges_at(rules)
        known = None if at else other.value
        waits = None if at else _waits(case, question, rules)
        yield Flip(option, value, known, _warnings(case, option, value), at, waits)


_ABOUT_WAITING = (WHAT_HAPPENS, MUST_DO)
"""Questions that an answer of something owed answers as they are put."""


def _waits(case: Case, question: Question, rules: Rulebook) -> Reason | None:
    """What somebody owes first by other rules, where nobody does by those of the table."""
    if case.opened or case.position.owed or question.kind in _ABOUT_WAITING:
        return None
    changed = _under(case, rules)
    if changed is None or changed.opened or not changed.position.owed:
        return None
    return next(iter(changed.answer(Question(WHOSE_TURN)).because), None)


def _warnings(case: Case, option: Option, value: Value) -> tuple[Finding, ...]:
    """What a change makes odd about the rules; a reading puts no clause in or out."""
    if option.kind != "switch":
        return ()
    described = replace(case.description, lines={})  # no line of the text is to blame
    return tuple(check_change(described, case.rulebook, {option.name: value}))


def mattering(case: Case, question: Question) -> Iterable[tuple[Option, Value]]:
    """The changes of one option that may change the answer."""
    found = engine_of(case.rulebook).mattering(case, question)
    return case.rulebook.alternatives() if found is None else found


def essence(answer: Any) -> Any:
    """What an answer says: of effects, what they are, not which clause is behind them."""
    if not isinstance(answer, list) or not all(isinstance(each, dict) for each in answer):
        return answer
    told = ({key: each[key] for key in each if key != "clause"} for each in answer)
    return list(dict.fromkeys(repr(each) for each in told))
