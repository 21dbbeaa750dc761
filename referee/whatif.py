"""What would change the answer: the question asked again with one option changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .errors import RefereeError
from .rule import OpenReading
from .rulebook import UNSETTLED, Clause, Option, Value

if TYPE_CHECKING:
    from .family import Answer
    from .questions import Question
    from .table import Table


@dataclass(frozen=True, slots=True)
class Flip:
    """An option, the value to change it to, and the answer that change alone brings."""

    option: Option
    value: Value
    answer: Any

    @property
    def clause(self) -> Clause:
        return self.option.clause

    def to_dict(self) -> dict[str, Any]:
        return {
            "option": self.option.name,
            "kind": self.option.kind,
            "value": self.value,
            "answer": self.answer,
            "clause": self.clause.id,
        }


def flips(table: Table, question: Question, answer: Any) -> Iterator[Flip]:
    """Every change of one option that changes the answer."""
    for option, value in table.rulebook.alternatives():
        other = answer_under(table, question, option.name, value)
        if other is not None and other.value != answer:
            yield Flip(option, value, other.value)


def answer_under(table: Table, question: Question, option: str, value: Value) -> Answer | None:
    """The answer with one option changed; ``None`` where the table cannot be read like that."""
    try:
        return table.under(table.rulebook.having(**{option: value})).answer(question)
    except RefereeError:
        return None


def settle(table: Table, question: Question, opened: OpenReading) -> Answer:
    """The answer where a reading is left ``unsettled``: common to its values, or unsettled."""
    from .family import Answer
    from .rule import Reason

    option = table.rulebook.options[opened.reading]
    values = [value for value in option.values if value != UNSETTLED]
    answers = [answer_under(table, question, option.name, value) for value in values]
    found = [answer for answer in answers if answer is not None]
    if len(found) > 1 and all(answer.value == found[0].value for answer in found):
        return found[0]
    return Answer(UNSETTLED, (Reason(opened.clause, "causes", "reading-open"),))
