"""The actions of the quiz."""

from __future__ import annotations

from typing import Literal

from referee._internal.values import Text

from .common import Action, CommonAction, Id, Index, QuizSaid, SetOptionAction, TryAction


class QuizActionBase(Action):
    """An action of the quiz."""


class OneQuizAction(Action, kw_only=True):
    """An action about one quiz."""

    quiz_id: Id = None


class QuizGo(QuizActionBase, OneQuizAction, tag="go"):
    """Shows another quiz."""

    index: Index


class QuizStep(QuizActionBase, tag="step"):
    """Goes on or back by one quiz."""

    by: Literal[1, -1]


class QuizNext(QuizActionBase, OneQuizAction, tag="next"):
    """Goes on from the quiz shown; in a course to the quiz that is asked next."""


class QuizChoose(QuizActionBase, tag="choose"):
    """In a course: chooses which quizzes are asked."""

    book: Text
    """One of `course.books`; empty: of all."""
    level: Literal[0, 1, 2, 3]
    """0: of all."""


class QuizRecall(QuizActionBase, tag="recall"):
    """In a course: hands in what the page has kept of `course.progress`."""

    progress: Text


class QuizForget(QuizActionBase, tag="forget"):
    """In a course: forgets what the reader knew; `undo` brings it back."""


class QuizAnswer(QuizActionBase, OneQuizAction, tag="answer"):
    """The reader's answer; it cannot be taken back."""

    said: QuizSaid


class QuizReveal(QuizActionBase, OneQuizAction, tag="reveal"):
    """Shows the answer; this counts as wrong unless the form is `self`."""


class QuizJudge(QuizActionBase, OneQuizAction, tag="judge"):
    """After that, in the form `self`: whether the reader knew it."""

    knew: bool


class QuizHint(QuizActionBase, OneQuizAction, tag="hint"):
    """Shows the hint."""


class QuizAgain(QuizActionBase, OneQuizAction, tag="again"):
    """Asks the same quiz again, for practice."""


class QuizReset(QuizActionBase, tag="reset"):
    """Begins all quizzes again; `undo` brings the answers back."""


class QuizSetOption(QuizActionBase, SetOptionAction):
    """After the answer: the verdict by another rule."""


class QuizTry(QuizActionBase, TryAction):
    """After the answer: the verdict on another play."""


class QuizBack(QuizActionBase, tag="back"):
    """Goes from these back to the quiz's own verdict."""


class QuizText(QuizActionBase, tag="text"):
    """Replaces the quiz shown by other quizzes."""

    text: Text


QuizAction = QuizActionBase | CommonAction
"""The actions of the quiz."""
