"""What would change the answer: the question asked again with one option changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import TYPE_CHECKING, Any

from .errors import RefereeError
from .rule import Open, OpenReading, Reason
from .rulebook import UNSETTLED, Clause, Option, Rulebook, Value

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
    mattering = table.engine.mattering(table, question)
    changes = table.rulebook.alternatives() if mattering is None else mattering
    for option, value in changes:
        other = answer_under(table, question, option.name, value)
        if other is not None and _essence(other.value) != _essence(answer):
            yield Flip(option, value, other.value)


def _essence(answer: Any) -> Any:
    """What an answer says: of effects, what they are, not which clause is behind them."""
    if not isinstance(answer, list) or not all(isinstance(each, dict) for each in answer):
        return answer
    told = ({key: each[key] for key in each if key != "clause"} for each in answer)
    return list(dict.fromkeys(repr(each) for each in told))


def answer_under(table: Table, question: Question, option: str, value: Value) -> Answer | None:
    """The answer with one option changed; ``None`` where the table cannot be read like that."""
    return _answer(table, question, table.rulebook.having(**{option: value}))


def _answer(table: Table, question: Question, rules: Rulebook) -> Answer | None:
    try:
        return table.under(rules).answer(question)
    except RefereeError:
        return None


def settle(table: Table, question: Question, opened: Open) -> Answer:
    """The answer where something is left open: common to all its outcomes, or unsettled."""
    from .family import Answer

    found = outcomes(table, question, opened)
    if len(found) > 1 and all(answer.value == found[0].value for answer in found):
        return found[0]
    if isinstance(opened, OpenReading):
        if table.rulebook.options[opened.reading].in_header:
            return Answer(UNSETTLED, (Reason(opened.clause, "causes", "setting-open"),))
        return Answer(UNSETTLED, (Reason(opened.clause, "causes", "reading-open"),))
    reasons = (Reason(clause, "causes", "order-open") for clause in opened.clauses)
    return Answer(UNSETTLED, tuple(reasons))


def outcomes(table: Table, question: Question, opened: Open) -> list[Answer]:
    """The answers under each value of an open reading, or each order of clauses."""
    rules = table.rulebook
    if isinstance(opened, OpenReading):
        values = rules.options[opened.reading].values
        choices = [rules.having(**{opened.reading: v}) for v in values if v != UNSETTLED]
    else:
        ids = [clause.id for clause in opened.clauses]
        choices = [rules.ordered(*pairwise(order)) for order in permutations(ids)]
    answers = (_answer(table, question, choice) for choice in choices)
    return [answer for answer in answers if answer is not None]
