"""The answer to a question at a case: plainly, under other rules, where the text is open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any

from referee.engine.answer import Answer
from referee.engine.family import engine_of
from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.model.questions import Question
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED, Clause
from referee.rulebook.orderings import orders_of
from referee.rulebook.rule import Open, OpenReading, Reason
from referee.rulebook.rulebook import Rulebook


def answer(case: Case, question: Question) -> Answer:
    """The bare answer, without what would flip it. Raises ``NoSuchQuestion``."""
    if case.opened:
        return settle(case, question, case.opened)
    try:
        return engine_of(case.rulebook).answer(case, question)
    except Open as opened:
        return settle(case, question, opened)


def answer_at(case: Case, question: Question) -> Answer | None:
    """The answer; ``None`` where the table does not allow the question."""
    try:
        return case.answer(question)
    except RefereeError:
        return None


def answer_under(case: Case, question: Question, option: str, value: Value) -> Answer | None:
    """The answer with one option changed; ``None`` where the table cannot be read like that."""
    return answer_by(case, question, case.rulebook.having(**{option: value}))


def answer_by(case: Case, question: Question, rules: Rulebook) -> Answer | None:
    """The answer by other rules; ``None`` where the table cannot be read like that."""
    try:
        return case.under(rules).answer(question)
    except RefereeError:
        return None


def settled_by(case: Case, opened: Open) -> Iterator[Rulebook]:
    """The rulebooks that settle what is open: one for each value, or for each order."""
    if isinstance(opened, OpenReading):
        values = case.rulebook.options[opened.reading].values
        yield from (_read_as(case, opened.reading, each) for each in values if each != UNSETTLED)
    else:
        yield from (_in_order(case, order) for order in _orders(case, opened.clauses))


def settle(case: Case, question: Question, opened: Open) -> Answer:
    """The answer where something is left open: common to all its outcomes, or unsettled."""
    if isinstance(opened, OpenReading):
        return _settle_reading(case, question, opened)
    return _settle_order(case, question, opened.clauses)


def _settle_reading(case: Case, question: Question, opened: OpenReading) -> Answer:
    """The answer common to all values of a reading that the table's moves stand under; else
    unsettled, as where the text knows but one value."""
    option = case.rulebook.options[opened.reading]
    every = [value for value in option.values if value != UNSETTLED]
    values = every
    if len(case.description.play) > len(case.steps) + 1:  # moves follow the one that left it open
        values = [v for v in every if case.stands_under(_read_as(case, option.name, v))] or every
    answers = [answer_by(case, question, _read_as(case, option.name, v)) for v in values]
    found = [answer for answer in answers if answer is not None]
    if len(every) > 1 and found and all(each.value == found[0].value for each in found):
        return found[0]
    if opened.here is not None:
        return Answer(UNSETTLED, (opened.here(case.seats),))
    return Answer(UNSETTLED, (_reading_open(case, opened),))


def _reading_open(case: Case, opened: OpenReading) -> Reason:
    """That a reading is open, told as its question; or that the header leaves out a setting."""
    option = case.rulebook.options[opened.reading]
    if option.in_header or option.reading is None:
        return Reason(opened.clause, "causes", "setting-open")
    args = {"question": option.reading.question}
    return Reason(opened.clause, "causes", "reading-open", args=args)


def _read_as(case: Case, option: str, value: Value) -> Rulebook:
    return case.rulebook.having(**{option: value})


def _settle_order(case: Case, question: Question, clauses: Sequence[Clause]) -> Answer:
    """The answer common to all orders of these clauses that are tried; else unsettled, telling what
    comes of it when each of them goes first.

    Moves that the table took to be legal count: an order in which one of them is not was not
    that of the table, as long as another order is left.
    """
    orders = _orders(case, clauses)
    if _is_in_order(case, clauses):  # and it is open even so: no order settles it
        orders = []
    orders = [order for order in orders if _keeps_to(case, order)] or orders
    told: dict[str, Answer] = {}
    values: list[Any] = []
    for order in orders:
        answer = answer_by(case, question, _in_order(case, order))
        if answer is not None:
            values.append(answer.value)
            told.setdefault(order[0].id, answer)
        if len(told) == len(clauses) and values.count(values[0]) < len(values):
            break
    if values and values.count(values[0]) == len(values):
        return next(iter(told.values()))
    reasons = (_order_open(question, clause, clauses, told.get(clause.id)) for clause in clauses)
    return Answer(UNSETTLED, tuple(reasons))


def _orders(case: Case, clauses: Sequence[Clause]) -> list[tuple[Clause, ...]]:
    goes_first = case.rulebook.goes_first
    return [*orders_of(clauses, lambda one, other: goes_first(one.id, other.id))]


def _is_in_order(case: Case, clauses: Sequence[Clause]) -> bool:
    """Whether it is said of any two of these clauses which acts first."""
    pairs = combinations([clause.id for clause in clauses], 2)
    return all(case.rulebook.goes_first(*pair) is not None for pair in pairs)


def _order_open(
    question: Question, clause: Clause, clauses: Sequence[Clause], answer: Answer | None
) -> Reason:
    others = [each for each in clauses if each is not clause]
    if answer is None:
        return Reason(clause, "causes", "order-open", args={"others": others})
    args = {"asked": question, "outcome": answer.value, "others": others}
    return Reason(clause, "causes", "order-open-first", args=args)


def _in_order(case: Case, order: Sequence[Clause]) -> Rulebook:
    return case.rulebook.ordered(*pairwise(clause.id for clause in order))


def _keeps_to(case: Case, order: Sequence[Clause]) -> bool:
    """Whether every move that the table does not mark as standing is legal in this order."""
    if len(case.description.play) <= len(case.steps) + 1:
        return True  # no move follows the one that left the order open
    return case.stands_under(_in_order(case, order))
