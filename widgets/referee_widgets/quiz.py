"""Quizzes as a widget."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import traitlets

from referee.table import Table, Verdict
from referee.ui.quiz.course import Course, CourseSession, own_course, read_course
from referee.ui.quiz.course.progress import read_progress
from referee.ui.quiz.quiz import Quiz as SingleQuiz
from referee.ui.quiz.session import QuizSession
from referee.ui.quiz.text import read_quizzes

from .face import Face

QuizSource = str | Path | SingleQuiz | Verdict | Table
"""What quizzes are made of: a text or its file, a ``referee.ui.quiz.Quiz``, a verdict (its question
is asked again), or a table with questions."""


class Quiz(Face):
    """Quizzes (クイズ): the reader answers, and then sees the verdict and why.

    ``index`` says which is shown; set it to go there. ``score`` counts (``right`` at the first
    answer, ``answered``, ``of``), ``answers`` lists the answers, each with ``quiz`` (its number),
    ``question``, ``said`` and ``right``; observe them. ``table`` is the text of the table shown and
    its question; set it to replace the quiz. ``verdict`` is empty until there is an answer,
    ``lang`` is ``"ja"`` or ``"en"``. ``progress``: the progress in a course; set it to restore it.
    ``problem``: what was wrong with the last action or value; empty if nothing was.
    """

    session: QuizSession

    index = traitlets.Int(0).tag(sync=True)
    score = traitlets.Dict().tag(sync=True)
    answers: traitlets.List[Any] = traitlets.List().tag(sync=True)

    progress = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        *quizzes: QuizSource | CourseSession,
        index: int = 0,
        lang: str = "en",
        **more: Any,
    ) -> None:
        """Raises ``RefereeError`` for an unreadable text, ``ValueError`` without quizzes."""
        super().__init__(_session(quizzes, index, lang), view="quiz", **more)

    @classmethod
    def course(
        cls,
        course: str | Path | Course | None = None,
        *,
        progress: Mapping[str, Any] | None = None,
        lang: str = "en",
        **more: Any,
    ) -> Self:
        """A course: quizzes of every book in three levels; missed ones come again.

        ``course``: your own course as a file or a text; the default is the course of the package.
        ``progress``: a former value of the trait ``progress``.

        Raises ``BadCourse`` with all errors of a file, ``ValueError`` for invalid progress.
        """
        known = None if progress is None else read_progress(progress)
        if isinstance(course, str) and "\n" not in course:  # a course has several lines
            course = Path(course)
        if not isinstance(course, Course):
            course = own_course(lang) if course is None else read_course(course)
        return cls(CourseSession(course, lang, known), **more)

    def _values_in(self, state: dict[str, Any]) -> dict[str, Any]:
        session = self.session
        progress = session.progress.to_dict() if isinstance(session, CourseSession) else {}
        return {
            **super()._values_in(state),
            "index": state["index"],
            "score": state["score"],
            "answers": session.answers,
            "progress": progress,
        }


def _session(quizzes: Sequence[Any], index: int, lang: str) -> QuizSession:
    if len(quizzes) == 1 and isinstance(quizzes[0], CourseSession):
        return quizzes[0]
    session = QuizSession([quiz for source in quizzes for quiz in _quizzes(source)], lang)
    session.act({"type": "go", "index": max(index, 0)})
    return session


def _quizzes(source: QuizSource) -> Sequence[SingleQuiz]:
    if isinstance(source, Path):
        source = source.read_text("utf-8")
    if isinstance(source, str):
        return read_quizzes(source)
    if isinstance(source, Verdict):
        return [SingleQuiz(source.table, source.question)]
    if isinstance(source, Table):
        return [SingleQuiz(source, question) for question in source.questions or [None]]
    return [source]
