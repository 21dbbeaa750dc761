"""The session of a page that shows one UI after another, the front page among them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from referee.errors import RefereeError
from referee.notation.branches import read_outline

from . import quiz, rule_picker, stepper
from .desk.house_rulings import ALL_RIGHTS, Rights
from .desk.session import DeskSession
from .home.session import FILE, HomeSession, OpenRequest, UnreadableFile
from .quiz import course
from .session import Actions, Session, State
from .shared.board import read_board
from .shared.protocol.home_actions import HomeAction

AnySession = Session[Any]
QUIZ_FILE = ".quiz"
COURSE_FILE = re.compile(r"^[ \t]*\[\[[ \t]*item[ \t]*\]\]", re.M)
DESK, QUARREL, STEPPER, PICKER = "desk", "quarrel", "stepper", "picker"
QUIZ, COURSE = "quiz", "course"
TEXT, ARGUE = "text", "argue"
"""The kinds of a request whose text decides the kind, and whose text is told in words."""

VIEWS = {
    DESK: "desk",
    QUARREL: "desk",
    STEPPER: "stepper",
    QUIZ: "quiz",
    COURSE: "quiz",
    PICKER: "picker",
}
"""Kind of UI -> the view that draws it."""

HOME = "home"
AGREE = "agree"
"""The id of a picker that begins with the questions of the group."""
OF_THE_RULES = (DESK, PICKER)
"""The kinds of UI that have the same rules."""
NAVIGATION = ("home", "open")
"""Actions that lead from one UI to another."""
RESTRICTED = ("load",)
"""Actions that need all rights: they make a book known to everybody."""
TRANSPORT = ("seq", "sender", "earlier", "tries", "face")
"""Fields of an action that are not for the session shown."""


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


def unreadable_file(name: str, text: str, error: RefereeError, lang: str) -> UnreadableFile:
    return UnreadableFile(name, text, error.say(lang), getattr(error, "line", 0) or 0)


# ---- the session


def _rules_of(session: AnySession) -> str:
    """The first lines of a table under the rules of a desk or a picker."""
    return session.rules if isinstance(session, DeskSession) else str(session.state()["rules"])


class OpenUI(Struct, frozen=True):
    """An open UI and its view. ``name`` stays the same when the server restarts."""

    view: str
    name: str
    session: AnySession


class AppSession(Session[None]):
    """Shows one UI at a time; the others stay as they were left.

    An action may name the UI that it is meant for as ``face``; any other ignores it.
    """

    actions = Actions(HomeAction)

    def __init__(
        self,
        lang: str = "en",
        wanted: OpenRequest | None = None,
        unread: UnreadableFile | None = None,
        house: HouseAccess | None = None,
    ) -> None:
        """``wanted``: what to open first instead of the front page. ``unread``: a file that the
        front page reports as unreadable.

        Raises what a session raises that cannot start.
        """
        super().__init__(lang)
        self.house = house or HouseAccess()
        self.home = HomeSession(self.lang, unread)
        self._front = OpenUI(HOME, HOME, self.home)
        self._open: dict[tuple[str, str], OpenUI] = {}
        """Kind and id -> the UI."""
        self._place: tuple[str, str] | None = None
        self._rules = ""
        """The first lines of a table under the rules that were shown last."""
        if wanted is not None:
            self._enter(wanted)

    def _first(self) -> None:
        return None

    @property
    def shown(self) -> OpenUI:
        """The UI that is shown."""
        return self._front if self._place is None else self._open[self._place]

    @property
    def view(self) -> str:
        """The view of the UI that is shown."""
        return self.shown.view

    # ---- in

    def _act(self, action: Mapping[str, Any]) -> None:
        self._hear(action)
        inner = {name: value for name, value in action.items() if name not in TRANSPORT}
        if inner.get("type") == TEXT and self._place is None:
            inner = {"type": "open", "kind": TEXT, "text": inner.get("text")}
        if inner.get("type") in NAVIGATION:
            self._navigate(inner)
        elif inner.get("type") in RESTRICTED and self.house.rights is not ALL_RIGHTS:
            self.shown.session.take({"type": "barred"})  # reported as an impossible action
        elif action.get("face") in (None, self.shown.name):
            self.shown.session.take(inner)
        self.lang = self.shown.session.lang

    def _navigate(self, action: Mapping[str, Any]) -> None:
        self.home.wanted = None
        if self._place is not None and self._place[0] in OF_THE_RULES:
            self._rules = _rules_of(self.shown.session)
        self.home.take(action)
        wanted = self.home.wanted
        if action["type"] == HOME:
            self._show_home()
        elif wanted is not None:
            try:
                self._enter(wanted)
            except RefereeError as error:  # shown on the front page
                self.home.unread = unreadable_file("", wanted.text, error, self.lang)
                self._show_home()

    def _show_home(self) -> None:
        self._place = None
        self._pass_on_language()
        desk = self._open.get((DESK, ""))
        self.home.resumes = desk.session.state()["question"]["label"] if desk else ""

    def _enter(self, wanted: OpenRequest) -> None:
        """Opens a UI. One that is open already is shown as it was left.

        If the request has a text, a desk takes it over as a change that undo takes back.
        """
        if wanted.kind == ARGUE:
            self._enter(OpenRequest(DESK))
            self.shown.session.take({"type": "argue", "text": wanted.text, "fresh": True})
            return
        kind = kind_of(wanted.text) if wanted.kind == TEXT else wanted.kind
        is_desk = kind in (DESK, QUARREL)
        place = (kind, "" if kind in (*OF_THE_RULES, QUARREL) else wanted.id)
        if place == (COURSE, "") and (COURSE, FILE) in self._open:
            place = (COURSE, FILE)  # a course from a file replaces the course of the package
        opened = self._open.get(place)
        if opened is None or (wanted.text and not is_desk and wanted.kind == TEXT):
            session = start_session(kind, wanted, self.lang, self.house)
        else:
            session = opened.session
            if wanted.text and is_desk:
                session.take({"type": "text", "text": wanted.text})
        same_rules = not self._rules or wanted.text or _rules_of(session) == self._rules
        if kind in OF_THE_RULES and not same_rules:
            session.take({"type": "rules", "text": self._rules})
        if kind == PICKER:
            agrees = wanted.id == AGREE
            session.take({"type": "agree", "show": "questions" if agrees else "", "afresh": agrees})
        id_ = wanted.id if kind == QUARREL else place[1]
        self._open[place] = OpenUI(VIEWS[kind], f"{kind}:{id_}", session)
        self._place = place
        self._pass_on_language()

    def _pass_on_language(self) -> None:
        """Gives the UI that is shown the language of the last one."""
        self.home.lang = self.lang
        if self.shown.session.lang != self.lang:
            self.shown.session.take({"type": "lang", "lang": self.lang})

    # ---- out

    @property
    def verdict(self) -> State | None:
        return self.shown.session.verdict

    def state(self) -> State:
        """The state of the UI that is shown, and which one it is."""
        return {
            **self.shown.session.state(),
            "seq": self._seq,
            "heard": dict(self._heard),
            "view": self.view,
            "face": self.shown.name,
            "place": {"kind": self._place[0], "id": self._place[1]} if self._place else None,
        }

    def states(self, lang: str) -> dict[str, State]:
        return self.shown.session.states(lang)
