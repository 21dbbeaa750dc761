"""The dispute desk as a widget."""

from __future__ import annotations

from typing import Any

from referee.desk import DeskSession

from .face import Face
from .rules import WithRules


class Desk(WithRules, Face):
    """A table to build, a question, a verdict.

    ``table`` is the table as text: set it to show a position, observe it to follow the user.
    ``verdict`` is the verdict as plain data (empty while there is none); ``rules`` are the table's
    lines ``rules: …`` and ``readings: …``, to be set and observed by themselves; ``lang`` is
    ``"ja"`` or ``"en"``.
    """

    session: DeskSession

    def __init__(self, table: str = "", *, lang: str = "en", **more: Any) -> None:
        super().__init__(DeskSession(text=table, lang=lang), **more)

    def _take(self, state: dict[str, Any]) -> None:
        super()._take(state)
        self.rules = self.session.rules
