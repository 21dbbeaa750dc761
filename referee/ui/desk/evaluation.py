"""What the referee says to a board, and what is asked where nobody asks."""

from __future__ import annotations

from msgspec import Struct

from referee.errors import Fault, ImpossibleTable, RefereeError
from referee.model import questions as q
from referee.model.questions import Question
from referee.table import IllegalPlay, Table, Verdict
from referee.ui.shared.board import Board


class Evaluation(Struct, frozen=True):
    """What the referee says to a board: a table or its faults, a verdict or a problem."""

    table: Table | None = None
    question: Question | None = None
    verdict: Verdict | None = None
    faults: tuple[Fault, ...] = ()
    problem: RefereeError | None = None


def evaluate(board: Board) -> Evaluation:
    """Never raises: an impossible table has faults, an illegal move a verdict of its own."""
    try:
        question = board.question()
    except RefereeError as unreadable:
        return Evaluation(problem=unreadable)
    try:
        table = board.table()
    except ImpossibleTable as impossible:
        return Evaluation(question=question, faults=impossible.faults)
    except IllegalPlay as illegal:
        told = illegal.verdict
        return Evaluation(told.table, told.question, told, told.table.warnings, illegal)
    except RefereeError as problem:
        return Evaluation(question=question, problem=problem)
    if question is None:
        question = begged(table)
    if question is None:
        return Evaluation(table, faults=table.warnings)
    try:
        return Evaluation(table, question, table.ask(question), table.warnings)
    except RefereeError as problem:
        return Evaluation(table, question, faults=table.warnings, problem=problem)


def begged(table: Table) -> Question | None:
    """The question that the table begs, where nobody asks another."""
    if table.opened:
        return Question(q.WHAT_HAPPENS) if table.description.play else None
    moves = table.description.play
    return table.engine.default_question(table.seats, table.position, moves[-1] if moves else None)
