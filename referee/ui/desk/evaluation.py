"""The verdict on a board, under its own rules and under others that are tried."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from referee.errors import Fault, ImpossibleTable, RefereeError, UnknownName
from referee.explain.flip_text import change_label
from referee.i18n.messages import listing
from referee.model import questions as q
from referee.model.questions import Question
from referee.model.types import Value
from referee.rulebook.rulebook import Rulebook
from referee.table import IllegalPlay, Table, Verdict
from referee.ui.shared.board import Board
from referee.ui.shared.labels import word
from referee.ui.shared.verdict import draw_verdict
from referee.verdict.pair_flips import Pairs

Tried = Mapping[str, Value]
"""Option -> the value that it is tried with."""


class Evaluation(Struct, frozen=True):
    """A board as the referee sees it: a table or its faults, a verdict or a problem."""

    table: Table | None = None
    question: Question | None = None
    verdict: Verdict | None = None
    faults: tuple[Fault, ...] = ()
    problem: RefereeError | None = None


def evaluate(board: Board) -> Evaluation:
    """Never raises: an impossible table has faults, an illegal move its own verdict."""
    try:
        question = board.question()
    except RefereeError as problem:
        return Evaluation(problem=problem)
    try:
        table = board.table()
    except ImpossibleTable as impossible:
        return Evaluation(question=question, faults=impossible.faults)
    except IllegalPlay as illegal:
        verdict = illegal.verdict
        return Evaluation(verdict.table, verdict.question, verdict, verdict.table.warnings, illegal)
    except RefereeError as problem:
        return Evaluation(question=question, problem=problem)
    question = question or default_question(table)
    if question is None:
        return Evaluation(table, faults=table.warnings)
    try:
        return Evaluation(table, question, table.ask(question), table.warnings)
    except RefereeError as problem:
        return Evaluation(table, question, faults=table.warnings, problem=problem)


def default_question(table: Table) -> Question | None:
    """The question that a table suggests if nobody asks another."""
    if table.opened:
        return Question(q.WHAT_HAPPENS) if table.description.play else None
    moves = table.description.play
    return table.engine.default_question(table.seats, table.position, moves[-1] if moves else None)


# ---- under other rules


def differing(rules: Rulebook, options: Tried) -> dict[str, Value]:
    """The options whose value at the table is another.

    Raises ``UnknownName`` for an unknown option or value, and for an option of the header: another
    game is another table.
    """
    tried = rules.replace(**options)
    for name in options:
        if rules.options[name].in_header:
            switches = [option.name for option in rules.options.values() if not option.in_header]
            raise UnknownName("option", name, switches)
    return {name: tried.value(name) for name in options if tried.value(name) != rules.value(name)}


def verdict_under(verdict: Verdict, tried: Tried) -> Verdict:
    """The verdict on the same question under other rules. Raises what the table raises."""
    table = verdict.table
    return table.under(table.rulebook.replace(**tried)).ask(verdict.question)


def draw_tried(verdict: Verdict, tried: Tried, lang: str, *, pairs: Pairs | None) -> dict[str, Any]:
    """The other verdict, under a heading that says what is tried."""
    options = verdict.table.rulebook.options
    drawn = draw_verdict(verdict, lang, pairs=pairs, with_flips=verdict.is_searched)
    # A flip that only takes back a change that is tried is among the changes already.
    if verdict.is_searched and verdict.flips:
        del drawn["pairs"]
        drawn.pop("pairsLeft", None)
    if drawn["flips"]:
        drawn["flips"] = [flip for flip in drawn["flips"] if flip["option"] not in tried]
    return {
        "options": dict(tried),
        "heading": _heading(verdict.table.rulebook, tried, lang),
        "changes": [
            {
                "option": name,
                "value": value,
                "kind": options[name].kind,
                "label": change_label(options[name], value, lang),
            }
            for name, value in tried.items()
        ],
        "verdict": drawn,
    }


def _heading(rules: Rulebook, tried: Tried, lang: str) -> str:
    """``If you played without Suit lock:``"""
    parts = []
    for name, value in tried.items():
        option = rules.options[name]
        title = option.clause.title[lang]
        if option.reading is None:
            parts.append(word(lang, "tried-on" if value else "tried-off", title=title))
        else:
            label = option.reading.label.get(str(value), {}).get(lang, str(value))
            parts.append(word(lang, "tried-reading", title=title, label=label))
    return word(lang, "tried-heading", changes=listing(lang, parts))
