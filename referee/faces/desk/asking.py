"""What the desk asks back: who plays the disputed cards, what the table has not told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.faces.drawing.board import Board
from referee.faces.drawing.words import word
from referee.faces.session import Missed
from referee.judging.asks import asks_of, label
from referee.table import Verdict

from .edits import disputer
from .judged import judge

State = dict[str, Any]
WHO_PLAYS = "disputer"


def draw_asks(board: Board, verdict: Verdict | None, lang: str) -> list[State]:
    """Each question with its answers; ``inferred``: the one that is taken meanwhile."""
    drawn = []
    if board.guessed and board.disputed:
        choices = [{"value": name, "label": name} for name in board.names]
        text = word(lang, "asks-who-plays")
        drawn.append(
            {"id": WHO_PLAYS, "text": text, "choices": choices, "inferred": board.disputer}
        )
    for ask in asks_of(verdict) if verdict else ():
        choices = [{"value": each.said, "label": label(each.said, lang)} for each in ask.choices]
        drawn.append({"id": ask.key, "text": ask.text(lang), "choices": choices, "inferred": ""})
    return drawn


def tell(board: Board, action: Mapping[str, Any]) -> Board:
    """The board with an answer told. Raises ``Missed`` where that is not asked any more."""
    if action["ask"] == WHO_PLAYS:
        if action["choice"] not in board.names:
            raise Missed
        return disputer(board, {"seat": board.names.index(action["choice"])})
    verdict = judge(board).verdict
    asks = asks_of(verdict) if verdict else []
    choices = (each for ask in asks if ask.key == action["ask"] for each in ask.choices)
    found = next((each for each in choices if each.said == action["choice"]), None)
    if found is None:
        raise Missed
    return board.telling(found.tell)
