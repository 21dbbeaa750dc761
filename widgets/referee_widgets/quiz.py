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
    """Quizzes (クイズ): the reader answers first and then sees the verdict.

    - ``index``: the number of the quiz shown. Set it to show another.
    - ``score``: ``right`` (at the first answer), ``answered``, ``of``.
    - ``answers``: the answers, each with ``quiz`` (its number), ``question``, ``said``, ``right``.
    - ``table``: the text of the table shown and its question. Set it to replace the quiz.
    - ``verdict``: empty until the reader has answered.
    - ``progress``: the progress in a course. Set it to restore it.
    - ``lang``: ``"ja"`` or ``"en"``.
    - ``problem``: what was wrong with the last action or value, or empty.
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
        """A course: quizzes about every book in three levels. Wrong answers are asked again.

        ``course``: your own course as a file or a text; the default is the course of the package.
        ``progress``: a saved value of the trait ``progress``.

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
