"""The dispute desk as a widget."""

from __future__ import annotations

from typing import Any

from referee.desk import DeskSession

from .face import Face


class Desk(Face):
    """A table to build, a question, a verdict.

    ``table`` is the table as text: set it to show a position, observe it to follow the user.
    ``verdict`` is the verdict as plain data (empty while there is none); ``lang`` is ``"ja"`` or
    ``"en"``.
    """

    def __init__(self, table: str = "", *, lang: str = "en", **more: Any) -> None:
        super().__init__(DeskSession(text=table, lang=lang), **more)
