"""What a table has chosen and what decides an answer: its readings, and the rules it leaves out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import DEPENDS
from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.model.questions import IS_OUT, Question
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED, Option
from referee.rulebook.rule import Open, Reason

from .errors import Refused
from .flips import same_answer

READING = "reading-decides"
"""The name of the reason that the table has chosen a reading, and that it decides."""
LEFT_OUT = "left-out"
"""The name of the reason that the table doesn’t use a rule of its book, and that this decides."""


def chosen_reading_reasons(case: Case, question: Question, answer: Any) -> tuple[Reason, ...]:
    """The readings that the table has chosen, as far as the answer would be another under one of
    their other values, in the order of the book. Rulings of a house are told in another way."""
    if case.opened or case.told:
        return ()
    rules = case.rulebook
    chosen = (rules.options[name] for name in rules.choices if name not in rules.rulings)
    readings = [option for option in chosen if option.kind == "reading" and option.reading]
    return tuple(
        Reason(
            option.clause,
            "causes",
            READING,
            args={"reading": option.reading, "value": rules.value(option.name)},
        )
        for option in readings
        if rules.is_relevant(option) and _decides(case, question, answer, option)
    )


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
    return any(
        not same_answer(other, answer)
        for value in option.values
        if value not in (UNSETTLED, case.rulebook.value(option.name))
        for other in _answers_with(case, question, option, value)
    )


def _answers_with(case: Case, question: Question, option: Option, value: Value) -> Iterator[Any]:
    """The answer with another value; none if a move would not have been legal, or it is open."""
    with suppress(RefereeError, Refused, Open):
        other = case.changed(option.name, value)
        if diverging := case.diverges_from(other):
            events = case.steps[diverging - 1].events
            is_own = any(event.clause == option.clause for event in events)
            if question.kind != IS_OUT or not is_own:
                return
            moves = other.description.play[: diverging - 1]  # they decide who is out then
            other = other.described_as(replace(other.description, play=moves))
        found = other.answer(question).value
        if found not in (DEPENDS, UNSETTLED):
            yield found
