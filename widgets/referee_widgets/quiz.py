"""Quizzes as a widget."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import traitlets

from referee.table import Table, Verdict
from referee.ui.quiz.course import Course, CourseSession, own_course, read_course
from referee.ui.quiz.course.progress import read_progress
from referee.ui.quiz.quiz import Quiz as Question
from referee.ui.quiz.session import QuizSession
from referee.ui.quiz.text import read_quizzes

from .face import Face

Asked = str | Path | Question | Verdict | Table
"""What a quiz can be made of: a text that may tell several, the file of such a text, a
``referee.ui.quiz.Quiz``, a verdict (its question is asked again), a table with questions."""


class Quiz(Face):
    """Quizzes (クイズ): the reader answers, and then sees the verdict and why.

    ``index`` says which is shown; set it to go there. ``score`` counts (``right`` at the first
    answer, ``answered``, ``of``), ``answers`` lists what was said, each with ``quiz`` (its number),
    ``question``, ``said`` and ``right``; observe them. ``table`` is the text of the table shown and
    its question; set it to put another quiz in its place. ``verdict`` is empty until there is an
    answer, ``lang`` is ``"ja"`` or ``"en"``. ``progress``: what is known of a course; set it to
    bring in what it was elsewhere. ``problem``: what was wrong with what was done or set last;
    empty while nothing is.
    """

    session: QuizSession

    index = traitlets.Int(0).tag(sync=True)
    score = traitlets.Dict().tag(sync=True)
    answers: traitlets.List[Any] = traitlets.List().tag(sync=True)

    progress = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        *quizzes: Asked | CourseSession,
        index: int = 0,
        lang: str = "en",
        **more: Any,
    ) -> None:
        """Raises ``RefereeError`` for a text that cannot be read, ``ValueError`` for no quiz."""
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
        """A course: quizzes of every book in three levels, of which those missed come again.

        ``course``: the file of one's own, or its text; without it ours. ``progress``: what the
        trait ``progress`` held when it was left; it counts each item's answers. Raises
        ``BadCourse`` with all that is wrong with a file, ``ValueError`` for what is no progress.
        """
        known = None if progress is None else read_progress(progress)
        return cls(CourseSession(_course_of(course, lang), lang, known), **more)

    def _said(self, state: dict[str, Any]) -> dict[str, Any]:
        told = {"index": state["index"], "score": state["score"], "answers": self.session.answers}
        session = self.session
        known = session.progress.to_dict() if isinstance(session, CourseSession) else {}
        return {**super()._said(state), **told, "progress": known}


def _session(quizzes: Sequence[Any], index: int, lang: str) -> QuizSession:
    if len(quizzes) == 1 and isinstance(quizzes[0], CourseSession):
        return quizzes[0]
    session = QuizSession([each for asked in quizzes for each in _made_of(asked)], lang)
    session.act({"type": "go", "index": max(index, 0)})
    return session


def _course_of(course: str | Path | Course | None, lang: str) -> Course:
    if course is None:
        return own_course(lang)
    if isinstance(course, str) and "\n" not in course:  # no course has one line
        course = Path(course)
    return course if isinstance(course, Course) else read_course(course)


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
