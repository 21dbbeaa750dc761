"""A session at the front page: it says what is to be opened, and opens nothing itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from referee.ui.session import Actions, Session, StaleTarget, State
from referee.ui.shared.labels import labels
from referee.ui.shared.protocol.home_actions import HomeAction

from .front_page_content import Offer, quarrels, quizzes, stories
from .state import draw

FOUND = {"quarrel": quarrels, "quiz": quizzes, "stepper": stories}
"""Kind of what the front page offers -> what there is of it, in a language."""
FILE = "file"
"""The id of the file that the page was to begin with."""


class UnreadableFile(Struct, frozen=True):
    """A file that cannot be read: its name, its text, and what is wrong with it."""

    name: str
    text: str
    why: str
    line: int = 0


class OpenRequest(Struct, frozen=True):
    """What somebody wants to open: a kind of face, which one, and its text."""

    kind: str
    id: str = ""
    text: str = ""


class HomeSession(Session[None]):
    """What there is to open; ``wanted`` is what was asked for last."""

    actions = Actions(HomeAction)

    def __init__(self, lang: str = "en", unread: UnreadableFile | None = None) -> None:
        super().__init__(lang)
        self.unread = unread
        self.wanted: OpenRequest | None = None
        self.resumes = ""
        """What is asked at the desk that was left, if anything."""

    def _first(self) -> None:
        return None

    def offered(self, kind: str, id_: str) -> Offer:
        """Raises ``LookupError`` for what there is not."""
        return FOUND[kind](self.lang)[id_]

    def _do_open(self, action: Mapping[str, Any]) -> None:
        """Raises ``StaleTarget`` for what there is not."""
        kind, id_, text = action["kind"], action.get("id") or "", action.get("text") or ""
        if id_ == FILE and self.unread and not text:
            text = self.unread.text
        elif kind in FOUND and id_ and not text:
            try:
                text = self.offered(kind, id_).text
            except LookupError:
                raise StaleTarget from None
        self.wanted = OpenRequest(kind, id_, text)

    def _do_home(self, _: Mapping[str, Any]) -> None:
        """Back from wherever one is: that is for those who show it."""

    def state(self) -> State:
        """The whole state, JSON-ready."""
        unread = self.unread
        return {
            **self._shared_state(labels(self.lang, "home")),
            **draw(self.lang),
            "resumes": self.resumes,
            "unread": None if unread is None else {
                "name": unread.name, "text": unread.text, "why": unread.why, "line": unread.line,
            },
            "text": "",
        }  # fmt: skip
