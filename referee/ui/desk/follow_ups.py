"""What the desk asks back: who plays the disputed cards, what the table has not told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.explain.headline import MAX_LETTERS
from referee.explain.reason_text import clarification_label, fact_question, fact_text
from referee.table import Verdict
from referee.ui.session import StaleTarget
from referee.ui.shared.board import Board
from referee.ui.shared.labels import answer_word, tone, word
from referee.verdict.clarify import ClarifyingQuestion, clarifying_questions

from .edits import disputer
from .evaluation import evaluate

State = dict[str, Any]
WHO_PLAYS = "disputer"


def draw_asks(board: Board, verdict: Verdict | None, lang: str) -> list[State]:
    """Each question with its answers; ``inferred``: the one that is taken meanwhile."""
    drawn = []
    if board.guessed and board.disputed:
        bare = {"answerLabel": "", "tone": "open"}
        choices = [{"value": name, "label": name, **bare} for name in board.names]
        text = word(lang, "asks-who-plays")
        ask = {"id": WHO_PLAYS, "text": text, "fact": "", "choices": choices}
        drawn.append({**ask, "inferred": board.disputer})
    if verdict:
        kind = verdict.question.kind
        drawn += [_drawn(ask, kind, lang) for ask in clarifying_questions(verdict)]
    return drawn


def _drawn(ask: ClarifyingQuestion, kind: str, lang: str) -> State:
    """A fact with its answers, and what the verdict is after each where all have room for it."""
    outcomes = [answer_word(kind, each.answer, lang) for each in ask.choices]
    names_itself = [each.word for each in ask.choices] == outcomes
    is_told = not names_itself and max(map(len, outcomes)) <= MAX_LETTERS[lang]
    return {
        "id": ask.key,
        "text": fact_question(ask.fact, lang),
        "fact": fact_text(ask.fact, lang),
        "choices": [
            {
                "value": each.word,
                "label": clarification_label(ask.fact, each.word, lang),
                "answerLabel": outcome if is_told else "",
                "tone": tone(kind, each.answer),
            }
            for each, outcome in zip(ask.choices, outcomes, strict=True)
        ],
        "inferred": "",
    }


def tell(board: Board, action: Mapping[str, Any]) -> Board:
    """The board with an answer told. Raises ``StaleTarget`` where that is not asked any more."""
    if action["ask"] == WHO_PLAYS:
        if action["choice"] not in board.names:
            raise StaleTarget
        return disputer(board, {"seat": board.names.index(action["choice"])})
    verdict = evaluate(board).verdict
    asks = clarifying_questions(verdict) if verdict else []
    choices = (each for ask in asks if ask.key == action["ask"] for each in ask.choices)
    found = next((each for each in choices if each.word == action["choice"]), None)
    if found is None:
        raise StaleTarget
    return board.telling(found.tell)
