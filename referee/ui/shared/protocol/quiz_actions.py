"""What the quiz can be asked for."""

from __future__ import annotations

from typing import Literal

from referee._internal.values import Text

from .field_types import Action, Id, Index, QuizSaid
from .shared_actions import RedoAction, SetLangAction, SetOptionAction, TryAction, UndoAction


class QuizGo(Action, tag="go"):
    """Another quiz."""

    index: Index
    quiz_id: Id = None


class QuizStep(Action, tag="step"):
    """On or back by one."""

    by: Literal[1, -1]


class QuizNext(Action, tag="next"):
    """On from the quiz shown; in a course to whatever is asked next."""

    quiz_id: Id = None


class QuizChoose(Action, tag="choose"):
    """In a course: which quizzes are asked."""

    book: Text
    """One of `course.books`; empty: of all."""
    level: Literal[0, 1, 2, 3]
    """0: of all."""


class QuizRecall(Action, tag="recall"):
    """In a course: what the page has kept of `course.progress`."""

    progress: Text


class QuizForget(Action, tag="forget"):
    """In a course: all that was known is forgotten; `undo` brings it back."""


class QuizAnswer(Action, tag="answer"):
    """The reader's answer; it cannot be taken back."""

    said: QuizSaid
    quiz_id: Id = None


class QuizReveal(Action, tag="reveal"):
    """Shows the answer: not right, but where the form is `self`."""

    quiz_id: Id = None


class QuizJudge(Action, tag="judge"):
    """After that, in the form `self`: whether the reader knew it."""

    knew: bool
    quiz_id: Id = None


class QuizHint(Action, tag="hint"):
    """Shows the hint."""

    quiz_id: Id = None


class QuizAgain(Action, tag="again"):
    """The same quiz once more, for practice."""

    quiz_id: Id = None


class QuizReset(Action, tag="reset"):
    """All quizzes anew; `undo` brings the answers back."""


class QuizSetOption(SetOptionAction):
    """After the answer: the verdict by another rule."""


class QuizTry(TryAction):
    """After the answer: the verdict on another play."""


class QuizBack(Action, tag="back"):
    """From these to the quiz's own verdict."""


class QuizText(Action, tag="text"):
    """Other quizzes in the place of the one shown."""

    text: Text


QuizAction = (
    QuizGo
    | QuizStep
    | QuizNext
    | QuizChoose
    | QuizRecall
    | QuizForget
    | QuizAnswer
    | QuizReveal
    | QuizJudge
    | QuizHint
    | QuizAgain
    | QuizReset
    | QuizSetOption
    | QuizTry
    | QuizBack
    | QuizText
    | UndoAction
    | RedoAction
    | SetLangAction
)
"""What the quiz can be asked for."""
