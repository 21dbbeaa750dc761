"""A verdict as a widget: like the still card, but its flips and readings can be tapped."""

from __future__ import annotations

from typing import Any

from referee.desk import DeskSession
from referee.notation.writer import write_text
from referee.verdict import Verdict

from .face import Face


class VerdictCard(Face):
    """A verdict (裁定) with its table.

    ``table`` is the table with its question as text; a flip that is tapped changes it. ``verdict``
    is the verdict as plain data, ``lang`` is ``"ja"`` or ``"en"``.
    """

    def __init__(self, verdict: Verdict | str, *, lang: str = "en", **more: Any) -> None:
        """``verdict``: a verdict, or the text of a table with a question."""
        text = verdict if isinstance(verdict, str) else _text_of(verdict)
        super().__init__(DeskSession(text=text, lang=lang), view="card", **more)


def _text_of(verdict: Verdict) -> str:
    return write_text(verdict.table.description.having(ask=(str(verdict.question),)))
