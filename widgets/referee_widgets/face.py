"""What all faces share as widgets: they carry JSON between the page and a session, no more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Protocol

import anywidget
import traitlets

from referee.session import asks_for_page

from .stillpage import STATIC, still_page


class Session(Protocol):
    """State in, action in, state out."""

    lang: str

    @property
    def seq(self) -> int: ...

    def act(self, action: Mapping[str, Any]) -> dict[str, Any]: ...

    def state(self) -> dict[str, Any]: ...

    def states(self, lang: str) -> Mapping[str, dict[str, Any]]: ...


class TableSession(Session, Protocol):
    """A session about a table."""

    @property
    def verdict(self) -> dict[str, Any] | None: ...


class Page(anywidget.AnyWidget):
    """A session on a page. ``state``, ``fixed`` and ``action`` carry the protocol.

    ``fixed`` holds the parts of the state that hardly ever change, so that they are not sent each
    time. ``lang`` is ``"ja"`` or ``"en"``. ``view`` says what the page draws. ``share_base``
    is the address that links to the table have (empty: that of the page they are made on), ``page``
    carries a still page to the browser that asked for it.
    """

    seldom: ClassVar[Sequence[str]] = ()
    """The parts of the state that ``fixed`` holds."""

    _esm = STATIC / "desk.js"
    _css = STATIC / "desk.css"

    view = traitlets.Unicode("desk").tag(sync=True)
    state = traitlets.Dict().tag(sync=True)
    fixed = traitlets.Dict().tag(sync=True)
    action = traitlets.Dict().tag(sync=True)
    lang = traitlets.Enum(("en", "ja"), default_value="en").tag(sync=True)
    share_base = traitlets.Unicode("").tag(sync=True)
    page = traitlets.Dict().tag(sync=True)

    def __init__(self, session: Session, **more: Any) -> None:
        self.session = session
        self._showing = False
        super().__init__(**more)
        self._show()

    @traitlets.observe("action")
    def _on_action(self, change: dict[str, Any]) -> None:
        action = change["new"]
        if not action:
            return
        wants_page = asks_for_page(action, self.session.seq)
        self.session.act(action)
        self._show()
        if wants_page:
            self.page = {"seq": action.get("seq"), "html": self.still_page()}

    def still_page(self, lang: str | None = None) -> str:
        """The face as it stands as one HTML file that needs neither Python nor a network.

        ``lang`` is the language to begin with; without it that of the face.
        """
        return still_page(self.session, self.view, lang)

    @traitlets.observe("lang")
    def _on_lang(self, change: dict[str, Any]) -> None:
        self._tell({"type": "lang", "lang": change["new"]})

    def _tell(self, action: dict[str, Any]) -> None:
        """Pass on what the notebook's author set, but not what the session itself has just said."""
        if not self._showing:
            self.session.act(action)
            self._show()

    def _show(self) -> None:
        with self._showing_session(), self.hold_sync():
            self._take(self.session.state())

    def _take(self, state: dict[str, Any]) -> None:
        """Sets the traits to what the session says."""
        self.fixed = {part: state[part] for part in self.seldom}
        self.state = {part: said for part, said in state.items() if part not in self.seldom}
        self.lang = state["lang"]

    @contextmanager
    def _showing_session(self) -> Iterator[None]:
        self._showing = True
        try:
            yield
        finally:
            self._showing = False


class Face(Page):
    """A session about a table on a page.

    ``table`` is the table as text, ``verdict`` the verdict as plain data (empty while there is
    none).
    """

    session: TableSession

    table = traitlets.Unicode().tag(sync=True)
    verdict = traitlets.Dict().tag(sync=True)

    def __init__(self, session: TableSession, **more: Any) -> None:
        super().__init__(session, **more)

    @traitlets.observe("table")
    def _on_table(self, change: dict[str, Any]) -> None:
        self._tell({"type": "text", "text": change["new"]})

    def _take(self, state: dict[str, Any]) -> None:
        super()._take(state)
        self.table = state["text"]
        self.verdict = self.session.verdict or {}
