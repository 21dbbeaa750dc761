"""Quizzes as a widget."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import traitlets

from referee.faces.quiz.quiz import Quiz as Question
from referee.faces.quiz.session import QuizSession
from referee.faces.quiz.text import read_quizzes
from referee.table import Table, Verdict

from .face import Face

Asked = str | Path | Question | Verdict | Table
"""What a quiz can be made of: a text that may tell several, the file of such a text, a
``referee.faces.quiz.Quiz``, a verdict (its question is asked again), a table with questions."""


class Quiz(Face):
    """Quizzes (クイズ): the reader answers, and then sees the verdict and why.

    ``index`` says which is shown; set it to go there. ``score`` counts (``right`` at the first
    answer, ``answered``, ``of``), ``answers`` lists what was said, each with ``quiz`` (its number),
    ``question``, ``said`` and ``right``; observe them. ``table`` is the text of the table shown and
    its question; set it to put another quiz in its place. ``verdict`` is empty until there is an
    answer, ``lang`` is ``"ja"`` or ``"en"``. ``problem``: what was wrong with what was done or set
    last; empty while nothing is.
    """

    session: QuizSession

    index = traitlets.Int(0).tag(sync=True)
    score = traitlets.Dict().tag(sync=True)
    answers: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, *quizzes: Asked, index: int = 0, lang: str = "en", **more: Any) -> None:
        """Raises ``RefereeError`` for a text that cannot be read, ``ValueError`` for no quiz."""
        session = QuizSession([each for asked in quizzes for each in _made_of(asked)], lang)
        session.act({"type": "go", "index": max(index, 0)})
        super().__init__(session, view="quiz", **more)

    def _said(self, state: dict[str, Any]) -> dict[str, Any]:
        told = {"index": state["index"], "score": state["score"], "answers": self.session.answers}
        return {**super()._said(state), **told}


def _made_of(asked: Asked) -> Iterator[Question]:
    if isinstance(asked, Path):
        yield from read_quizzes(asked.read_text("utf-8"))
    elif isinstance(asked, str):
        yield from read_quizzes(asked)
    elif isinstance(asked, Verdict):
        yield Question(asked.table, asked.question)
    elif isinstance(asked, Table):
        yield from (Question(asked, question) for question in asked.questions or [None])
    else:
        yield asked
