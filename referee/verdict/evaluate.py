"""Answers at a table, also under other rules and if the rules leave something open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any

from referee.engine.answer import DEPENDS, Answer, UnknownFact, Untold
from referee.engine.hidden_cards import common_reasons
from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.model.questions import Question
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED, Clause
from referee.rulebook.orderings import orders_of
from referee.rulebook.rule import Open, OpenReading, Reason
from referee.rulebook.rulebook import Rulebook


def answer_or_none(case: Case, question: Question) -> Answer | None:
    """The answer, or ``None`` if the table doesn't allow the question."""
    try:
        return case.answer(question)
    except RefereeError:
        return None


def answer_with_option(case: Case, question: Question, option: str, value: Value) -> Answer | None:
    """The answer with one option changed, or ``None`` if the table is impossible then."""
    return answer_under(case, question, case.rulebook.replace(**{option: value}))


def answer_under(case: Case, question: Question, rules: Rulebook) -> Answer | None:
    """The answer under other rules, or ``None`` if the table is impossible under them."""
    try:
        return case.under(rules).answer(question)
    except RefereeError:
        return None


def settling_rulebooks(case: Case, opened: Open) -> Iterator[Rulebook]:
    """The rulebooks that settle what is open: one for each value of a reading or each order."""
    if isinstance(opened, OpenReading):
        values = case.rulebook.options[opened.reading].values
        yield from (
            _with_reading(case, opened.reading, value) for value in values if value != UNSETTLED
        )
    else:
        yield from (_in_order(case, order) for order in _orders(case, opened.clauses))


def answer_to_open(case: Case, question: Question, opened: Open) -> Answer:
    """The answer that all ways to settle what is open have in common, else ``UNSETTLED``."""
    if isinstance(opened, OpenReading):
        return _answer_to_reading(case, question, opened)
    return _answer_to_order(case, question, opened.clauses)


# ---- a fact that the state has to name


def answer_for_each(untold: Untold, answers: Sequence[tuple[str, Answer]]) -> Answer:
    """The answer that those for each value of an untold fact have in common; else ``DEPENDS``."""
    values = [answer.value for _, answer in answers]
    first = answers[0][1]
    because = common_reasons([answer for _, answer in answers])
    facts = tuple({repr(fact): fact for _, a in answers for fact in a.unknown}.values())
    is_same = values.count(values[0]) == len(values)
    if is_same and (values[0] != DEPENDS or all(a.unknown == first.unknown for _, a in answers)):
        return Answer(values[0], because or first.because, first.unknown)
    return Answer(DEPENDS, because, (_untold_fact(untold, answers), *facts))


def _untold_fact(untold: Untold, answers: Sequence[tuple[str, Answer]]) -> UnknownFact:
    """The fact that is untold; with the answer either way if one value decides."""
    args: dict[str, object] = {"rule": untold.clause.title, "ways": dict(untold.ways)}
    for value, answer in answers:
        others = [other.value for name, other in answers if name != value]
        is_alone = answer.value not in others and others.count(others[0]) == len(others)
        if is_alone and DEPENDS not in (answer.value, others[0]):
            named = {**args, "value": value}
            return UnknownFact(
                f"untold-{untold.what}-is", named, answer.value, others[0], "table", told_by="state"
            )
    return UnknownFact(f"untold-{untold.what}", args, about="table", told_by="state")


# ---- an open reading


def _answer_to_reading(case: Case, question: Question, opened: OpenReading) -> Answer:
    """The answer under all values of a reading, if it is the same; else ``UNSETTLED``.

    Values under which the table's own moves are illegal don't count, if others remain. A reading
    with one value only is never settled by it.
    """
    option = case.rulebook.options[opened.reading]
    settled = [value for value in option.values if value != UNSETTLED]
    values = settled
    if _moves_follow(case):
        legal = (v for v in settled if case.stands_under(_with_reading(case, option.name, v)))
        values = list(legal) or settled
    answers = [
        answer
        for value in values
        if (answer := answer_under(case, question, _with_reading(case, option.name, value)))
        is not None
    ]
    if len(settled) > 1 and answers and all(a.value == answers[0].value for a in answers):
        return answers[0]
    if opened.explain is not None:
        return Answer(UNSETTLED, (opened.explain(case.seats),))
    return Answer(UNSETTLED, (_reading_open(case, opened),))


def _reading_open(case: Case, opened: OpenReading) -> Reason:
    """The reason that a reading is open, with its question; or that the header lacks a setting."""
    option = case.rulebook.options[opened.reading]
    if option.in_header or option.reading is None:
        return Reason(opened.clause, "causes", "setting-open")
    args = {"question": option.reading.question}
    return Reason(opened.clause, "causes", "reading-open", args=args)


def _with_reading(case: Case, option: str, value: Value) -> Rulebook:
    return case.rulebook.replace(**{option: value})


# ---- an open order


def _answer_to_order(case: Case, question: Question, clauses: Sequence[Clause]) -> Answer:
    """The answer in all orders of these clauses, if it is the same; else ``UNSETTLED``, with the
    result if each of them acts first.

    Orders in which one of the table's own moves is illegal don't count, if others remain.
    """
    orders = _orders(case, clauses)
    if _is_in_order(case, clauses):  # the order is given, and yet it is open: no order settles it
        orders = []
    orders = [order for order in orders if _keeps_moves_legal(case, order)] or orders
    first_answers: dict[str, Answer] = {}
    values: list[Any] = []
    for order in orders:
        answer = answer_under(case, question, _in_order(case, order))
        if answer is not None:
            values.append(answer.value)
            first_answers.setdefault(order[0].id, answer)
        if len(first_answers) == len(clauses) and values.count(values[0]) < len(values):
            break
    if values and values.count(values[0]) == len(values):
        return next(iter(first_answers.values()))
    reasons = (
        _order_open(question, clause, clauses, first_answers.get(clause.id)) for clause in clauses
    )
    return Answer(UNSETTLED, tuple(reasons))


def _orders(case: Case, clauses: Sequence[Clause]) -> list[tuple[Clause, ...]]:
    goes_first = case.rulebook.goes_first
    return [*orders_of(clauses, lambda one, other: goes_first(one.id, other.id))]


def _is_in_order(case: Case, clauses: Sequence[Clause]) -> bool:
    """Whether the rules say of any two of these clauses which acts first."""
    pairs = combinations([clause.id for clause in clauses], 2)
    return all(case.rulebook.goes_first(*pair) is not None for pair in pairs)


def _order_open(
    question: Question, clause: Clause, clauses: Sequence[Clause], answer: Answer | None
) -> Reason:
    """The reason that the order is open, with the answer if this clause acts first."""
    others = [other for other in clauses if other is not clause]
    if answer is None:
        return Reason(clause, "causes", "order-open", args={"others": others})
    args = {"asked": question, "outcome": answer.value, "others": others}
    return Reason(clause, "causes", "order-open-first", args=args)


def _in_order(case: Case, order: Sequence[Clause]) -> Rulebook:
    return case.rulebook.with_orders(*pairwise(clause.id for clause in order))


def _keeps_moves_legal(case: Case, order: Sequence[Clause]) -> bool:
    """Whether the moves after the open one are legal in this order, unless marked as standing."""
    return not _moves_follow(case) or case.stands_under(_in_order(case, order))


def _moves_follow(case: Case) -> bool:
    """Whether the table has moves after the one, or the hands, that left something open."""
    by_move = 0 if case.opened_at_once else 1
    return len(case.description.play) > len(case.steps) + by_move
