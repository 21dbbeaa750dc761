"""What somebody has typed and nobody can read: what may have been meant, and no verdict on it."""

from __future__ import annotations

from referee.errors import RefereeError
from referee.ui.session import State, typed_problem
from referee.ui.shared.board import Board
from referee.ui.shared.labels import near_move, near_question


def unread(kind: str, error: RefereeError, text: str, board: Board, lang: str) -> State:
    """What is told of a ``question`` or a ``move`` that cannot be taken as it is."""
    names, deck = board.names, board.deck

    def label(near: str) -> str:
        if kind == "question":
            return near_question(near, names, deck, lang)
        return near_move(near, deck, lang)

    return typed_problem(kind, error, text, lang, label)


def unasked(problem: State | None) -> State:
    """What was asked before does not answer a question that cannot be read: no verdict is drawn."""
    if problem is None or problem["kind"] != "question":
        return {}
    asked = {"text": "", "label": problem["text"], "followed": False}
    return {"verdict": None, "tried": None, "question": asked}
