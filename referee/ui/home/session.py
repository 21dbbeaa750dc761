"""A session at the front page: it says what is to be opened, but opens nothing itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from referee.ui.session import Actions, Session, StaleTarget, State
from referee.ui.shared.labels import labels
from referee.ui.shared.protocol.home_actions import HomeAction

from .front_page_content import draw, quarrels, quizzes, stories

OFFERS = {"quarrel": quarrels, "quiz": quizzes, "stepper": stories}
"""Kind of face -> what the front page offers for it, in a language."""
FILE = "file"
"""The id of the file that the page was to begin with."""


class UnreadableFile(Struct, frozen=True):
    """A file that cannot be read: its name, its text, and what is wrong with it."""

    name: str
    text: str
    why: str
    line: int = 0


class OpenRequest(Struct, frozen=True):
    """What the reader wants to open: a kind of face, which one, and its text."""

    kind: str
    id: str = ""
    text: str = ""


class HomeSession(Session[None]):
    """The front page; ``wanted`` is the last request."""

    actions = Actions(HomeAction)

    def __init__(self, lang: str = "en", unread: UnreadableFile | None = None) -> None:
        super().__init__(lang)
        self.unread = unread
        self.wanted: OpenRequest | None = None
        self.resumes = ""
        """The question at the desk that was left, if any."""

    def _first(self) -> None:
        return None

    def _do_open(self, action: Mapping[str, Any]) -> None:
        """Raises ``StaleTarget`` for an unknown id."""
        kind, id_, text = action["kind"], action.get("id") or "", action.get("text") or ""
        if id_ == FILE and self.unread and not text:
            text = self.unread.text
        elif kind in OFFERS and id_ and not text:
            offer = OFFERS[kind](self.lang).get(id_)
            if offer is None:
                raise StaleTarget
            text = offer.text
        self.wanted = OpenRequest(kind, id_, text)

    def _do_home(self, _: Mapping[str, Any]) -> None:
        """Changes nothing here: the app goes back to the front page."""

    def state(self) -> State:
        return {
            **self._shared_state(labels(self.lang, "home")),
            **draw(self.lang),
            "resumes": self.resumes,
            "unread": self.unread and asdict(self.unread),
            "text": "",
        }
