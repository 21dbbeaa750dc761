"""What a table has chosen and what decides an answer: its readings, and the rules it leaves out."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import DEPENDS, NO, YES
from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.model.questions import IS_OUT, Question
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED, Clause, Option
from referee.rulebook.rule import Open, Reason
from referee.rulebook.rulebook import Rulebook

from .errors import Refused
from .flips import same_answer

READING = "reading-decides"
"""The name of the reason that the table has chosen a reading, and that it decides."""
LEFT_OUT = "left-out"
"""The name of the reason that the table doesn’t use a rule of its book, and that this decides."""


def settled_by_table(case: Case) -> list[str]:
    """The options that the table has chosen: those that differ from their default, and the readings
    that its text states."""
    stated = (name for name, _ in case.description.readings)
    return list(dict.fromkeys((*case.rulebook.choices, *stated)))


def chosen_reading_reasons(case: Case, question: Question, answer: Any) -> tuple[Reason, ...]:
    """The readings that the table has chosen, as far as the answer would be another under one of
    their other values, in the order of the book. Rulings of a house are told in another way."""
    if case.opened or case.told:
        return ()
    rules = case.rulebook
    chosen = (rules.options[name] for name in settled_by_table(case) if name not in rules.rulings)
    readings = [option for option in chosen if option.kind == "reading" and option.reading]
    return tuple(
        Reason(
            _clause_in_use(rules, option),
            "causes",
            READING,
            args={"reading": option.reading, "value": rules.value(option.name)},
        )
        for option in readings
        if rules.is_relevant(option) and _decides(case, question, answer, option)
    )


def _clause_in_use(rules: Rulebook, option: Option) -> Clause:
    """The clause of a reading; if that isn't in use, the first one in use that refers to it."""
    if option.clause in rules.active:
        return option.clause
    return next((clause for clause in rules.active if _refers_to(clause, option)), option.clause)


def _refers_to(clause: Clause, option: Option) -> bool:
    """Whether a value of a rule of the clause is left to the reading."""
    values = [value for rule in clause.rules for value in rule.params.values()]
    return any(isinstance(v, Mapping) and v.get("reading") == option.name for v in values)


def left_out_reasons(case: Case, question: Question, answer: Any) -> tuple[Reason, ...]:
    """The rules of its book that the table has left out, as far as the answer would be another with
    them."""
    if case.opened or case.told:
        return ()
    rules = case.rulebook
    chosen = (rules.options[name] for name in rules.choices if name not in rules.rulings)
    switches = (option for option in chosen if option.kind == "switch" and option.default)
    return tuple(
        Reason(option.clause, "causes", LEFT_OUT)
        for option in switches
        if not rules.value(option.name) and _decides(case, question, answer, option)
    )


def _decides(case: Case, question: Question, answer: Any, option: Option) -> bool:
    """Whether the answer would be another under another value of an option."""
    now = case.rulebook.value(option.name)
    values = (value for value in option.values if value not in (UNSETTLED, now))
    return any(_changes(case, question, answer, option, value) for value in values)


def _changes(case: Case, question: Question, answer: Any, option: Option, value: Value) -> bool:
    """Whether the answer would be another with another value; or, if a move would not have been
    legal then, whether the player of the question would be out before it and isn't, or the other
    way round."""
    with suppress(RefereeError, Refused, Open):
        other = case.changed(option.name, value)
        if not (diverging := case.diverges_from(other)):
            found = other.answer(question).value
            return found not in (DEPENDS, UNSETTLED) and not same_answer(found, answer)
        kind = question.kind
        if (kind == IS_OUT and answer == NO) or (kind.startswith("may_") and answer == YES):
            step, exit_ = case.steps[diverging - 1], Question(IS_OUT, question.seat)
            is_own = any(event.clause == option.clause for event in step.events)
            moves = other.description.play[: diverging - 1]
            cut = other.described_as(replace(other.description, play=moves))
            found, now = (each.answer(exit_).value for each in (cut, case))
            is_about = is_own or step.move.seat == question.seat
            return is_about and found not in (DEPENDS, UNSETTLED) and found != now
    return False
