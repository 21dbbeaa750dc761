"""What all faces share as widgets: they carry JSON between the page and a session, no more."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

import traitlets

from referee.links import default_site
from referee.web.exports import export, has_qr_codes
from referee.web.static_page import STATIC, still_page

from .turns import TURN, SynchronizedWidget

Action = dict[str, Any]


class Session(Protocol):
    """State in, action in, state out."""

    lang: str

    def is_new(self, action: object) -> bool: ...

    def wishes(self, action: object) -> Sequence[Mapping[str, Any]]: ...

    def act(self, action: Mapping[str, Any]) -> dict[str, Any]: ...

    def leave(self, kind: str) -> dict[str, Any]: ...

    def state(self) -> dict[str, Any]: ...


class TableSession(Session, Protocol):
    """A session about a table."""

    @property
    def verdict(self) -> dict[str, Any] | None: ...


class StillSession(TableSession, Protocol):
    """A session that a still page can be made of."""

    def states(self, lang: str) -> Mapping[str, dict[str, Any]]: ...


ASKS: Mapping[str, Callable[[Any, Any], Action]] = {
    "lang": lambda _, said: {"type": "lang", "lang": said},
    "table": lambda _, said: {"type": "text", "text": said},
    "index": lambda _, said: {"type": "go", "index": max(said, 0)},
    "branch": lambda page, said: {"type": "go", "branch": said, "index": page.index},
    "rules": lambda _, said: {"type": "rules", "text": said},
    "tried": lambda _, said: {"type": "suppose", "options": said},
    "book": lambda _, said: {"type": "book", "book": said},
    "progress": lambda _, said: {"type": "recall", "progress": json.dumps(said)},
    "house_text": lambda _, said: {"type": "load", "text": said},
}
"""Trait that may be set, on the faces that have it -> what the session is asked for by that."""


class SessionWidget(SynchronizedWidget):
    """A session on a page. ``state``, ``fixed`` and ``action`` carry the protocol; the views of one
    session know each other by its ``key``.

    ``fixed`` holds the parts of the state that hardly ever change, so that they are not sent each
    time. ``lang`` is ``"ja"`` or ``"en"``. ``view`` says what the page draws. ``problem`` says what
    was wrong with what was done or set last (``kind``, ``message``, ``line``, ``column``,
    ``text``); it is empty while nothing is, and only to be read and observed.

    Whoever observes a trait hears of each change once, when all traits say what then stands.
    """

    seldom: ClassVar[Sequence[str]] = ()
    """The parts of the state that ``fixed`` holds."""

    _esm = STATIC / "desk.js"
    _css = STATIC / "desk.css"

    view = traitlets.Unicode("desk").tag(sync=True)
    state = traitlets.Dict().tag(sync=True)
    fixed = traitlets.Dict().tag(sync=True)
    action = traitlets.Dict().tag(sync=True)
    key = traitlets.Unicode(read_only=True).tag(sync=True)
    lang = traitlets.Enum(("en", "ja"), default_value="en").tag(sync=True)
    problem = traitlets.Dict(read_only=True)

    def __init__(self, session: Session, **more: Any) -> None:
        with TURN:
            self.session = session
            self._refused = ""
            self._stands = self._said(session.state())
            super().__init__(**more)
            self.set_trait("key", secrets.token_urlsafe(9))
            self._show()
            self.on_msg(self._on_message)

    @traitlets.observe("action")
    def _on_action(self, change: dict[str, Any]) -> None:
        if change["new"]:
            self._hear(change["new"])

    def _on_message(self, _: object, content: object, __: object) -> None:
        """A page whose traits do not get through says once more what nobody has answered; one that
        does not know whether anybody is there asks."""
        said = content if isinstance(content, Mapping) else {}
        if isinstance(said.get("action"), Mapping):
            self._hear(said["action"])
        elif "hello" in said:
            self.send({"hello": True})

    def _hear(self, action: Mapping[str, Any]) -> None:
        with TURN:
            is_new, wishes = self.session.is_new(action), self.session.wishes(action)
            self._act(action)
            self._show()
            if wishes:
                self._hand(action, wishes)
            if not is_new:  # the page has missed the answer
                self.send_state(["fixed", "state"])

    def _hand(self, action: Mapping[str, Any], wishes: Sequence[Mapping[str, Any]]) -> None:
        """What an action asks for besides another state."""

    @traitlets.validate(*ASKS)
    def _as_it_stands(self, proposal: dict[str, Any]) -> Any:
        """What the session makes of what is set: its own spelling, or what there was before."""
        name, said = proposal["trait"].name, proposal["value"]
        if said == self._stands[name] and name != self._refused:
            return self._stands[name]
        asked = ASKS[name](self, said)
        if said == self._stands[name]:  # back from what could not be: that is no problem any more
            self._heed(self.session.leave(asked["type"]))
            self._show()
            return said
        self._act(asked)
        self._refused = name if self._stands["problem"] else ""
        stands = self._stands[name]
        if getattr(self, name) == stands != said:  # nobody will be told of this trait
            self._show()
        return stands

    def _act(self, action: Mapping[str, Any]) -> None:
        self._heed(self.session.act(action))

    def _heed(self, state: dict[str, Any]) -> None:
        self._refused, self._stands = "", self._said(state)

    def _said(self, state: dict[str, Any]) -> dict[str, Any]:
        """The traits as the session says them, the page's own first."""
        return {
            "fixed": {part: state[part] for part in self.seldom},
            "state": {part: said for part, said in state.items() if part not in self.seldom},
            "lang": state["lang"],
            "problem": state["problem"] or {},
        }

    def _show(self) -> None:
        with self.hold_sync(), self.hold_trait_notifications():
            for name, said in self._stands.items():
                self.set_trait(name, said)

    def notify_change(self, change: Any) -> None:
        """All traits follow what was set before it is told. A change that an observer of one of
        them has overtaken is not told any more: the later one was."""
        if change["name"] in ASKS:
            self._show()
        if change["type"] != "change" or change["new"] == getattr(self, change["name"]):
            super().notify_change(change)


class Face(SessionWidget):
    """A session about a table on a page.

    ``table`` is the table as text, ``verdict`` the verdict as plain data (empty while there is
    none).
    """

    session: TableSession

    table = traitlets.Unicode().tag(sync=True)
    verdict = traitlets.Dict().tag(sync=True)

    def _said(self, state: dict[str, Any]) -> dict[str, Any]:
        verdict = self.session.verdict or {}
        return {**super()._said(state), "table": state["text"], "verdict": verdict}


class Shared(Face):
    """A table that can be passed on: as a link, as a still page.

    ``share_base`` is the address that links to the table have (empty: that of the page they are
    made on; to begin with, what ``REFEREE_SITE`` names), ``page`` carries a still page, a code or a
    picture to the browser that asked for it; ``codes``: links can be shown as QR codes.
    """

    session: StillSession

    share_base = traitlets.Unicode().tag(sync=True)
    page = traitlets.Dict().tag(sync=True)
    codes = traitlets.Bool(read_only=True).tag(sync=True)

    @traitlets.default("share_base")
    def _default_site(self) -> str:
        return default_site()

    @traitlets.default("codes")
    def _has_codes(self) -> bool:
        return has_qr_codes()

    def _hand(self, action: Mapping[str, Any], wishes: Sequence[Mapping[str, Any]]) -> None:
        if given := export(self.session, self.view, wishes):
            self.page = {"seq": action.get("seq"), **given}

    def still_page(self, lang: str | None = None) -> str:
        """The face as it stands as one HTML file that needs neither Python nor a network.

        ``lang`` is the language to begin with; without it that of the face.
        """
        with TURN:
            return still_page(self.session, self.view, lang)
