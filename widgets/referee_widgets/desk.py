"""The dispute desk as a widget: it carries JSON between the page and the session, no more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from referee.desk import DeskSession

STATIC = Path(__file__).parent / "static"


class Desk(anywidget.AnyWidget):
    """A table to build, a question, a verdict.

    ``table`` is the table as text: set it to show a position, observe it to follow the user.
    ``verdict`` is the verdict as plain data (empty while there is none); ``lang`` is ``"ja"`` or
    ``"en"``.
    """

    _esm = STATIC / "desk.js"
    _css = STATIC / "desk.css"

    state = traitlets.Dict().tag(sync=True)
    action = traitlets.Dict().tag(sync=True)
    lang = traitlets.Enum(("en", "ja"), default_value="en").tag(sync=True)
    table = traitlets.Unicode().tag(sync=True)
    verdict = traitlets.Dict().tag(sync=True)

    def __init__(self, table: str = "", *, lang: str = "en", **more: Any) -> None:
        self.session = DeskSession(text=table, lang=lang)
        self._showing = False
        super().__init__(**more)
        self._show()

    @traitlets.observe("action")
    def _on_action(self, change: dict[str, Any]) -> None:
        if change["new"]:
            self.session.act(change["new"])
            self._show()

    @traitlets.observe("table")
    def _on_table(self, change: dict[str, Any]) -> None:
        self._tell({"type": "text", "text": change["new"]})

    @traitlets.observe("lang")
    def _on_lang(self, change: dict[str, Any]) -> None:
        self._tell({"type": "lang", "lang": change["new"]})

    def _tell(self, action: dict[str, Any]) -> None:
        """Pass on what the notebook's author set, but not what the session itself has just said."""
        if not self._showing:
            self.session.act(action)
            self._show()

    def _show(self) -> None:
        with self._showing_session():
            state = self.session.state()
            self.state = state
            self.lang = state["lang"]
            self.table = state["text"]
            self.verdict = self.session.verdict or {}

    @contextmanager
    def _showing_session(self) -> Iterator[None]:
        self._showing = True
        try:
            yield
        finally:
            self._showing = False
