"""The kinds of UI that a page can open, and which kind opens a text."""

from __future__ import annotations

import re
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
"""The kind of a request whose text decides the kind."""

VIEWS = {
    DESK: "desk",
    QUARREL: "desk",
    STEPPER: "stepper",
    QUIZ: "quiz",
    COURSE: "quiz",
    PICKER: "picker",
}
"""Kind of UI -> the view that draws it."""


class HouseAccess(Struct, frozen=True):
    """The file of a house, and the rights to it."""

    file: str | Path | None = None
    rights: Rights = ALL_RIGHTS
    is_named: bool = False
    """Tables are known to be able to name it."""


def start_session(kind: str, request: OpenRequest, lang: str, house: HouseAccess) -> AnySession:
    """A session for a request. Raises what a session raises that cannot start."""
    text = request.text
    if kind == STEPPER:
        return stepper.StepperSession(text, lang=lang)
    if kind == QUIZ:
        return quiz.QuizSession(text, lang)
    if kind == COURSE:
        read = course.read_course(text) if text else course.own_course(lang)
        return course.CourseSession(read, lang)
    if kind == PICKER:
        file = house.file if house.rights is ALL_RIGHTS else None
        return rule_picker.PickerSession(house=file, rules=text, lang=lang)
    return DeskSession(text, lang, house.file, house.rights, house_is_named=house.is_named)


def kind_of(text: str, name: str = "") -> str:
    """The kind of UI that opens a text; ``name``: of its file.

    The stepper opens texts with more than a desk keeps: branches, or comments next to moves.
    """
    if COURSE_FILE.search(text):
        return COURSE
    if name.endswith(QUIZ_FILE) or any(quiz.BREAK.match(line) for line in text.split("\n")):
        return QUIZ
    try:
        outline = read_outline(text)
    except RefereeError:
        return DESK
    has_comment = outline.comment or any(move.comment for move in outline.moves)
    return STEPPER if outline.branches or (outline.moves and has_comment) else DESK


def reading_problem(text: str, name: str, lang: str) -> UnreadableFile | None:
    """The problem with the text of a file; ``None`` if it can be read."""
    kind = kind_of(text, name)
    try:
        if kind == STEPPER:
            stepper.read_story(text)
        elif kind == QUIZ:
            quiz.read_quizzes(text)
        elif kind == COURSE:
            course.read_course(text)
        else:
            read_board(text)
    except RefereeError as error:
        return unreadable_file(name, text, error, lang)
    return None


def unreadable_file(name: str, text: str, error: Exception, lang: str) -> UnreadableFile:
    why = error.say(lang) if isinstance(error, RefereeError) else str(error)
    return UnreadableFile(name, text, why, getattr(error, "line", 0) or 0)
