"""The session behind a page that shows one face after another, the front page among them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from referee.errors import RefereeError
from referee.ui.desk.house_rulings import ALL_RIGHTS
from referee.ui.home.session import FILE, HomeSession, OpenRequest, UnreadableFile
from referee.ui.session import Actions, Session, State
from referee.ui.shared.protocol.home_actions import HomeAction

from .routes import COURSE, DESK, PICKER, QUARREL, ROUTES, TEXT, AnySession, HouseAccess, kind_of

HOME = "home"
PICKED = "picked"
"""The desk's id for one that is to play by the rules that were picked."""
OURS = ("home", "open")
"""Actions that lead from one face to another, taken wherever one is."""
BARRED = ("load",)
"""What only those may do who have every right: it makes a book known to all."""
WRAPPING = ("seq", "sender", "earlier", "tries", "face")
"""What an action says to the lobby, and not to a face."""
Key = tuple[str, str]


class OpenUI(Struct, frozen=True):
    """A face that was opened: what draws it, and its name: a server that was started anew gives it
    the same."""

    view: str
    name: str
    session: AnySession


class AppSession(Session[None]):
    """One face is shown at a time; those that were left stay as they are.

    An action may say for which ``face`` it was meant: it does nothing at another.
    """

    actions = Actions(HomeAction)

    def __init__(
        self,
        lang: str = "en",
        wanted: OpenRequest | None = None,
        unread: UnreadableFile | None = None,
        house: HouseAccess | None = None,
    ) -> None:
        """``wanted``: what to begin with; else the front page. ``unread``: a file that could not be
        read, which that page tells.

        Raises what a session raises that cannot begin.
        """
        super().__init__(lang)
        self.house = house or HouseAccess()
        self.home = HomeSession(self.lang, unread)
        self._front = OpenUI(HOME, HOME, self.home)
        self._faces: dict[Key, OpenUI] = {}
        self._at: Key | None = None
        if wanted is not None:
            self._enter(wanted)

    def _first(self) -> None:
        return None

    @property
    def shown(self) -> OpenUI:
        """The face that is shown."""
        return self._front if self._at is None else self._faces[self._at]

    @property
    def view(self) -> str:
        """What draws it."""
        return self.shown.view

    # ---- in

    def _act(self, action: Mapping[str, Any]) -> None:
        self._hear(action)
        bare = {part: said for part, said in action.items() if part not in WRAPPING}
        meant = action.get("face")
        if bare.get("type") == TEXT and self._at is None:
            bare = {"type": "open", "kind": TEXT, "text": bare.get("text")}
        if bare.get("type") in OURS:
            self._go(bare)
        elif bare.get("type") in BARRED and self.house.rights is not ALL_RIGHTS:
            self.shown.session.take({"type": "barred"})  # told as what cannot be done
        elif meant is None or meant == self.shown.name:
            self.shown.session.take(bare)
        self.lang = self.shown.session.lang

    def _go(self, action: Mapping[str, Any]) -> None:
        self.home.wanted = None
        self.home.take(action)
        if action["type"] == HOME:
            self._show_home()
        elif self.home.wanted is not None:
            self._try(self.home.wanted)

    def _show_home(self) -> None:
        self._at = None
        self._speak()
        own = self._faces.get((DESK, ""))
        asked = own.session.state()["question"]["label"] if own else ""
        self.home.resumes = asked

    def _try(self, wanted: OpenRequest) -> None:
        """What cannot be opened is told on the front page."""
        try:
            self._enter(wanted)
        except (RefereeError, ValueError) as problem:
            said = problem.say(self.lang) if isinstance(problem, RefereeError) else str(problem)
            self.home.unread = UnreadableFile(
                "", wanted.text, said, getattr(problem, "line", 0) or 0
            )
            self._show_home()

    def _enter(self, wanted: OpenRequest) -> None:
        """Opens a face; one that is open already is shown as it was left, with the new text on it
        where there is one: undo takes that back."""
        kind = kind_of(wanted.text) if wanted.kind == TEXT else wanted.kind
        key = (kind, "" if kind in (DESK, QUARREL) else wanted.id)
        if key == (COURSE, "") and (COURSE, FILE) in self._faces:
            key = (COURSE, FILE)  # the course that somebody brought is the course here
        opened = self._faces.get(key)
        if opened is None or (wanted.text and kind not in (DESK, QUARREL) and wanted.kind == TEXT):
            session = ROUTES[kind].start(wanted, self.lang, self.house)
        else:
            session = opened.session
            if wanted.text and kind in (DESK, QUARREL):
                session.take({"type": "text", "text": wanted.text})
        if key == (DESK, "") and wanted.id == PICKED:
            session.take({"type": "rules", "text": self._picked()})
        self._faces[key] = OpenUI(
            ROUTES[kind].view, f"{kind}:{key[1] or (wanted.id if kind == QUARREL else '')}", session
        )
        self._at = key
        self._speak()

    def _picked(self) -> str:
        """The lines that name the rules that were picked."""
        opened = self._faces.get((PICKER, ""))
        return str(opened.session.state()["rules"]) if opened else ""

    def _speak(self) -> None:
        """The face that is shown speaks as the last one did."""
        self.home.lang = self.lang
        if self.shown.session.lang != self.lang:
            self.shown.session.take({"type": "lang", "lang": self.lang})

    # ---- out

    @property
    def verdict(self) -> State | None:
        """The verdict of the face that is shown, where it has one."""
        return getattr(self.shown.session, "verdict", None)

    @property
    def text(self) -> str:
        """The text of the face that is shown."""
        return str(self.shown.session.state()["text"])

    def state(self) -> State:
        """The state of the face that is shown, and which one it is."""
        shown = self.shown
        return {
            **shown.session.state(),
            "seq": self._seq,
            "heard": dict(self._heard),
            "view": shown.view,
            "face": shown.name,
            "place": {"kind": self._at[0], "id": self._at[1]} if self._at else None,
        }

    def states(self, lang: str) -> dict[str, State]:
        """As the face that is shown has them."""
        return self.shown.session.states(lang)
