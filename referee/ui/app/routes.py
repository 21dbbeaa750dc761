"""The kinds of faces that a page may show, how each begins, and which of them a text is for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from referee.errors import RefereeError
from referee.notation.branches import read_outline
from referee.ui import quiz, rule_picker, stepper
from referee.ui.desk.house_rulings import ALL_RIGHTS, Rights
from referee.ui.desk.session import DeskSession
from referee.ui.home.session import OpenRequest, UnreadableFile
from referee.ui.quiz import course
from referee.ui.session import Session
from referee.ui.shared.board import read_board

AnySession = Session[Any]
QUIZ_FILE = ".quiz"
COURSE_FILE = re.compile(r"^[ \t]*\[\[[ \t]*item[ \t]*\]\]", re.M)
DESK, QUARREL, STEPPER, PICKER = "desk", "quarrel", "stepper", "picker"
QUIZ, COURSE = "quiz", "course"
TEXT = "text"
"""What is wanted where the text is to say it."""


class HouseAccess(Struct, frozen=True):
    """Where rulings are kept, and what may be done to it."""

    file: str | Path | None = None
    rights: Rights = ALL_RIGHTS
    is_named: bool = False
    """Somebody has seen already that tables can name it."""

    @property
    def own(self) -> str | Path | None:
        """The file that a picker may write: of those who have every right, and nobody else's."""
        return self.file if self.rights is ALL_RIGHTS else None


Start = Callable[[OpenRequest, str, HouseAccess], AnySession]


class Route(Struct, frozen=True):
    """``view``: what draws it; ``start``: the session of what is wanted, in a language."""

    view: str
    start: Start


def _desk(wanted: OpenRequest, lang: str, house: HouseAccess) -> AnySession:
    named = house.is_named
    return DeskSession(wanted.text, lang, house.file, house.rights, house_is_named=named)


def _stepper(wanted: OpenRequest, lang: str, _: HouseAccess) -> AnySession:
    return stepper.StepperSession(wanted.text, lang=lang)


def _quiz(wanted: OpenRequest, lang: str, _: HouseAccess) -> AnySession:
    return quiz.QuizSession(wanted.text, lang)


def _course(wanted: OpenRequest, lang: str, _: HouseAccess) -> AnySession:
    """Somebody's own where there is a text, else ours."""
    read = course.read_course(wanted.text) if wanted.text else course.own_course(lang)
    return course.CourseSession(read, lang)


def _picker(wanted: OpenRequest, lang: str, house: HouseAccess) -> AnySession:
    return rule_picker.PickerSession(house=house.own, rules=wanted.text, lang=lang)


ROUTES: Mapping[str, Route] = {
    DESK: Route("desk", _desk),
    QUARREL: Route("desk", _desk),
    STEPPER: Route("stepper", _stepper),
    QUIZ: Route("quiz", _quiz),
    COURSE: Route("quiz", _course),
    PICKER: Route("picker", _picker),
}


# ---- which of them a text is for


def kind_of(text: str, name: str = "") -> str:
    """The kind of face that a text is for; ``name``: of its file.

    A story is what tells more than a desk keeps: branches, or comments beside its moves.
    """
    if COURSE_FILE.search(text):
        return COURSE
    if name.endswith(QUIZ_FILE) or any(quiz.BREAK.match(line) for line in text.split("\n")):
        return QUIZ
    try:
        outline = read_outline(text)
    except RefereeError:
        return DESK
    told = outline.comment or any(move.comment for move in outline.moves)
    return STEPPER if outline.branches or (outline.moves and told) else DESK


def open_request(text: str, name: str = "", id_: str = "") -> OpenRequest:
    """What a text is opened as."""
    return OpenRequest(kind_of(text, name), id_, text)


READS: Mapping[str, Callable[[str], Any]] = {
    DESK: read_board,
    STEPPER: lambda text: stepper.read_story(text),
    QUIZ: lambda text: quiz.read_quizzes(text),
    COURSE: lambda text: course.read_course(text),
}


def reading_problem(text: str, name: str, lang: str) -> UnreadableFile | None:
    """What is wrong with the text of a file, where it cannot be read."""
    try:
        READS[kind_of(text, name)](text)
    except RefereeError as problem:
        return UnreadableFile(name, text, problem.say(lang), getattr(problem, "line", 0) or 0)
    return None
