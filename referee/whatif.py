"""What would change the answer: the question asked again with one option changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, permutations
from typing import TYPE_CHECKING, Any

from .checks import check_change
from .errors import RefereeError
from .findings import Finding
from .rule import Open, OpenReading, Reason
from .rulebook import UNSETTLED, Clause, Option, Rulebook, Value

if TYPE_CHECKING:
    from .family import Answer
    from .questions import Question
    from .table import Table


@dataclass(frozen=True, slots=True)
class Flip:
    """An option, the value to change it to, and the answer that change alone brings.

    ``warnings``: what would be odd about the rules then, such as a clause that has lost what it
    needs.
    """

    option: Option
    value: Value
    answer: Any
    warnings: tuple[Finding, ...] = ()

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
            "warnings": [warning.to_dict() for warning in self.warnings],
        }


@dataclass(frozen=True, slots=True)
class PairFlip:
    """Two options whose change together changes the answer, though neither does alone."""

    changes: tuple[tuple[Option, Value], tuple[Option, Value]]
    answer: Any

    def to_dict(self) -> dict[str, Any]:
        changes = [
            {"option": option.name, "kind": option.kind, "value": value, "clause": option.clause.id}
            for option, value in self.changes
        ]
        return {"changes": changes, "answer": self.answer}


def pair_flips(table: Table, question: Question, answer: Any) -> Iterator[PairFlip]:
    """Every pair of changes that changes the answer, of changes that alone do not.

    One of the two matters by itself: where neither said anything else, each says the same beside
    the other. It still takes a dozen times as long as the single flips.
    """
    alone = {(flip.option.name, flip.value) for flip in flips(table, question, answer)}
    told = set()
    for option, value in _mattering(table, question):
        if (option.name, value) in alone:
            continue
        changed = _under(table, table.rulebook.having(**{option.name: value}))
        if changed is None:
            continue
        for flip in flips(changed, question, answer):
            names = frozenset([(option.name, value), (flip.option.name, flip.value)])
            own = flip.option.name == option.name or (flip.option.name, flip.value) in alone
            if not own and names not in told:
                told.add(names)
                yield PairFlip(((option, value), (flip.option, flip.value)), flip.answer)


def _under(table: Table, rules: Rulebook) -> Table | None:
    try:
        return table.under(rules)
    except RefereeError:
        return None


def flips(table: Table, question: Question, answer: Any) -> Iterator[Flip]:
    """Every change of one option that changes the answer."""
    for option, value in _mattering(table, question):
        other = answer_under(table, question, option.name, value)
        if other is not None and _essence(other.value) != _essence(answer):
            yield Flip(option, value, other.value, _warnings(table, option, value))


def _warnings(table: Table, option: Option, value: Value) -> tuple[Finding, ...]:
    """What a change makes odd about the rules; a reading puts no clause in or out."""
    if option.kind != "switch":
        return ()
    found = check_change(table.description, table.rulebook, {option.name: value})
    return tuple(replace(finding, line=0) for finding in found)  # no line of the text is to blame


def _mattering(table: Table, question: Question) -> Iterable[tuple[Option, Value]]:
    """The changes of one option that may change the answer."""
    mattering = table.engine.mattering(table, question)
    return table.rulebook.alternatives() if mattering is None else mattering


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

    if isinstance(opened, OpenReading):
        found = outcomes(table, question, opened)
        if len(found) > 1 and all(answer.value == found[0].value for answer in found):
            return found[0]
        if table.rulebook.options[opened.reading].in_header:
            return Answer(UNSETTLED, (Reason(opened.clause, "causes", "setting-open"),))
        return Answer(UNSETTLED, (Reason(opened.clause, "causes", "reading-open"),))
    return _settle_order(table, question, opened.clauses)


def outcomes(table: Table, question: Question, opened: OpenReading) -> list[Answer]:
    """The answers under each value of an open reading."""
    rules = table.rulebook
    values = rules.options[opened.reading].values
    choices = (rules.having(**{opened.reading: v}) for v in values if v != UNSETTLED)
    answers = (_answer(table, question, choice) for choice in choices)
    return [answer for answer in answers if answer is not None]


def _settle_order(table: Table, question: Question, clauses: Sequence[Clause]) -> Answer:
    """The answer common to all orders of these clauses; else unsettled, telling what comes of it
    when each of them goes first.

    Moves that the table took to be legal count: an order in which one of them is not was not
    that of the table, as long as another order is left.
    """
    from .family import Answer

    turns = [(*clauses[at:], *clauses[:at]) for at in range(len(clauses))]
    orders = [*turns, *(order for order in permutations(clauses) if order not in turns)]
    orders = [each for each in orders if table.rulebook.keeps_to([c.id for c in each])]
    orders = [order for order in orders if _keeps_to(table, order)] or orders
    told: dict[str, Answer] = {}
    values: list[Any] = []
    for order in orders:
        answer = _answer(table, question, _in_order(table, order))
        if answer is not None:
            values.append(answer.value)
            told.setdefault(order[0].id, answer)
        if len(told) == len(clauses) and values.count(values[0]) < len(values):
            break
    if values and values.count(values[0]) == len(values):
        return next(iter(told.values()))
    reasons = (_order_open(question, clause, told.get(clause.id)) for clause in clauses)
    return Answer(UNSETTLED, tuple(reasons))


def _order_open(question: Question, clause: Clause, answer: Answer | None) -> Reason:
    if answer is None:
        return Reason(clause, "causes", "order-open")
    args = {"asked": question.kind, "outcome": answer.value}
    return Reason(clause, "causes", "order-open-first", args=args)


def _in_order(table: Table, order: Sequence[Clause]) -> Rulebook:
    return table.rulebook.ordered(*pairwise(clause.id for clause in order))


def _keeps_to(table: Table, order: Sequence[Clause]) -> bool:
    """Whether every move that the table does not mark as standing is legal in this order."""
    if len(table.description.play) <= len(table.steps) + 1:
        return True  # no move follows the one that left the order open
    try:
        type(table)(table.description, _in_order(table, order), canonical=True)
    except RefereeError:
        return False
    return True
