"""The base classes of all widgets. They only pass JSON between the page and a session."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import RLock
from typing import Any, ClassVar

import anywidget
import traitlets

from referee.links import default_site, has_qr_codes
from referee.ui.session import Session
from referee.web.exports import export
from referee.web.static_page import STATIC, still_page

LOCK = RLock()
"""Held by a thread that changes widgets; all share it, because linked ones change each other."""


class SynchronizedWidget(anywidget.AnyWidget):
    """A widget that only one thread at a time changes.

    JupyterLab delivers the taps of each page in a thread of its own (a subshell), while cells run
    in the main thread. Traitlets and sessions don't support that: while one thread holds back
    notifications, traits that another thread sets aren't validated.
    """

    def __setattr__(self, name: str, value: Any) -> None:
        with LOCK:
            super().__setattr__(name, value)

    def set_trait(self, name: str, value: Any) -> None:
        with LOCK:
            super().set_trait(name, value)

    @contextmanager
    def hold_trait_notifications(self) -> Iterator[None]:
        with LOCK, super().hold_trait_notifications():
            yield

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        with LOCK, super().hold_sync():
            yield

    def set_state(self, sync_data: dict[str, Any]) -> None:
        with LOCK:
            super().set_state(sync_data)

    def send_state(self, key: Any = None) -> None:
        with LOCK:
            super().send_state(key)


ACTIONS: Mapping[str, Callable[[Any, Any], dict[str, Any]]] = {
    "lang": lambda _, lang: {"type": "lang", "lang": lang},
    "table": lambda _, text: {"type": "text", "text": text},
    "index": lambda _, index: {"type": "go", "index": max(index, 0)},
    "branch": lambda widget, name: {"type": "go", "branch": name, "index": widget.index},
    "rules": lambda _, text: {"type": "rules", "text": text},
    "tried": lambda _, options: {"type": "suppose", "options": options},
    "book": lambda _, book: {"type": "book", "book": book},
    "progress": lambda _, progress: {"type": "recall", "progress": json.dumps(progress)},
    "house_text": lambda _, text: {"type": "load", "text": text},
}
"""Trait that may be set, if a widget has it -> the action that this means for the session."""


class SessionWidget(SynchronizedWidget):
    """A session on a page.

    - ``state``, ``action``, ``fixed``: the protocol. ``fixed`` contains the parts of the state
      that rarely change, so that they aren't sent each time.
    - ``key``: identifies the session; all its views have the same key.
    - ``view``: what the page draws.
    - ``lang``: ``"ja"`` or ``"en"``.
    - ``problem``: what was wrong with the last action or value (``kind``, ``message``, ``line``,
      ``column``, ``text``), or empty; read-only.

    Observers are called once per change, after all traits have their new values.
    """

    seldom: ClassVar[Sequence[str]] = ()
    """The parts of the state that ``fixed`` contains."""

    _esm = STATIC / "desk.js"
    _css = STATIC / "desk.css"

    view = traitlets.Unicode("desk").tag(sync=True)
    state = traitlets.Dict().tag(sync=True)
    fixed = traitlets.Dict().tag(sync=True)
    action = traitlets.Dict().tag(sync=True)
    key = traitlets.Unicode(read_only=True).tag(sync=True)
    lang = traitlets.Enum(("en", "ja"), default_value="en").tag(sync=True)
    problem = traitlets.Dict(read_only=True)

    def __init__(self, session: Session[Any], **more: Any) -> None:
        with LOCK:
            self.session = session
            self._refused = ""
            self._values = self._values_in(session.state())
            super().__init__(**more)
            self.set_trait("key", secrets.token_urlsafe(9))
            self._show()
            self.on_msg(self._on_message)

    @traitlets.observe("action")
    def _on_action(self, change: dict[str, Any]) -> None:
        if change["new"]:
            self._take(change["new"])

    def _on_message(self, _: object, content: object, __: object) -> None:
        """Handles a message of the page.

        The page sends an unanswered action again as a message, if traits don't get through. It
        says hello to find out whether there is a kernel.
        """
        message = content if isinstance(content, Mapping) else {}
        if isinstance(message.get("action"), Mapping):
            self._take(message["action"])
        elif "hello" in message:
            self.send({"hello": True})

    def _take(self, action: Mapping[str, Any]) -> None:
        with LOCK:
            is_new, wishes = self.session.is_new(action), self.session.wishes(action)
            self._act(action)
            self._show()
            if wishes:
                self._export(action, wishes)
            if not is_new:  # the page has missed the answer
                self.send_state(["fixed", "state"])

    def _export(self, action: Mapping[str, Any], wishes: Sequence[Mapping[str, Any]]) -> None:
        """Creates the links, pages and pictures that actions ask for."""

    @traitlets.validate(*ACTIONS)
    def _validated(self, proposal: dict[str, Any]) -> Any:
        """The session's spelling of the new value, or the old value if the new one is invalid."""
        name, value = proposal["trait"].name, proposal["value"]
        if value == self._values[name] and name != self._refused:
            return self._values[name]
        action = ACTIONS[name](self, value)
        if value == self._values[name]:  # set back after a refused value: the problem is over
            self._set_values(self.session.leave(action["type"]))
            self._show()
            return value
        self._act(action)
        self._refused = name if self._values["problem"] else ""
        accepted = self._values[name]
        if getattr(self, name) == accepted != value:  # traitlets will not notify of this trait
            self._show()
        return accepted

    def _act(self, action: Mapping[str, Any]) -> None:
        self._set_values(self.session.act(action))

    def _set_values(self, state: dict[str, Any]) -> None:
        self._refused, self._values = "", self._values_in(state)

    def _values_in(self, state: dict[str, Any]) -> dict[str, Any]:
        """The values of the traits in a state of the session."""
        return {
            "fixed": {part: state[part] for part in self.seldom},
            "state": {part: value for part, value in state.items() if part not in self.seldom},
            "lang": state["lang"],
            "problem": state["problem"] or {},
        }

    def _show(self) -> None:
        with self.hold_sync(), self.hold_trait_notifications():
            for name, value in self._values.items():
                self.set_trait(name, value)

    def notify_change(self, change: Any) -> None:
        """Sets all traits before observers are notified of the one that was set.

        If an observer has changed the trait again, only the later change is reported.
        """
        if change["name"] in ACTIONS:
            self._show()
        if change["type"] != "change" or change["new"] == getattr(self, change["name"]):
            super().notify_change(change)


class RulesWidget(SessionWidget):
    """``rules``: the header lines with the rules of a table. You can set and observe them.

    The session normalises them, so that linked widgets agree.
    """

    rules = traitlets.Unicode().tag(sync=True)


class Face(SessionWidget):
    """A session about a table on a page.

    ``table`` is the table as text, ``verdict`` the verdict as plain data (empty if there isn't
    one).
    """

    table = traitlets.Unicode().tag(sync=True)
    verdict = traitlets.Dict().tag(sync=True)

    def _values_in(self, state: dict[str, Any]) -> dict[str, Any]:
        verdict = self.session.verdict or {}
        return {**super()._values_in(state), "table": state["text"], "verdict": verdict}


class Shared(Face):
    """A table that can be shared as a link or a static page.

    - ``share_base``: the address in links to the table. The default is ``REFEREE_SITE``; if it is
      empty, the address of the page.
    - ``page``: passes a static page, a QR code or a picture to the browser that asked for it.
    - ``codes``: whether links can be shown as QR codes.
    """

    share_base = traitlets.Unicode().tag(sync=True)
    page = traitlets.Dict().tag(sync=True)
    codes = traitlets.Bool(read_only=True).tag(sync=True)

    @traitlets.default("share_base")
    def _default_site(self) -> str:
        return default_site()

    @traitlets.default("codes")
    def _has_codes(self) -> bool:
        return has_qr_codes()

    def _shown(self) -> tuple[Session[Any], str]:
        """The session that is shared, and its view."""
        return self.session, self.view

    def _export(self, action: Mapping[str, Any], wishes: Sequence[Mapping[str, Any]]) -> None:
        session, view = self._shown()
        if exports := export(session, view, wishes):
            self.page = {"seq": action.get("seq"), **exports}

    def still_page(self, lang: str | None = None) -> str:
        """The interface as shown, as one HTML file that needs no Python and no network.

        ``lang`` is the first language; the default is that of the widget.
        """
        with LOCK:
            return still_page(*self._shown(), lang)
