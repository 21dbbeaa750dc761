"""The dispute desk as a widget."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from referee.ui.desk.session import DeskSession

from .rules import WithRules
from .supposing import Supposing


class Desk(WithRules, Supposing):
    """A table to build, a question, a verdict.

    ``table`` is the table as text: set it to show a position, observe it to follow the user.
    ``verdict`` is the verdict as plain data (empty while there is none); ``rules`` are the table's
    lines ``rules: …`` and ``readings: …``, to be set and observed by themselves; ``lang`` is
    ``"ja"`` or ``"en"``. ``tried`` and ``tried_verdict``: other rules that somebody looks at.
    ``problem``: what was wrong with what was done or set last; empty while nothing is.
    """

    def __init__(
        self,
        table: str = "",
        *,
        lang: str = "en",
        house: str | Path | None = None,
        **more: Any,
    ) -> None:
        """``house``: the file of the house whose rulings are kept, such as ``our-house.toml``; it
        is made with the first ruling where there is none.

        Raises ``NoHouseFile``, ``BadBook`` for a file that cannot be used.
        """
        super().__init__(DeskSession(text=table, lang=lang, house=house), **more)

    def _said(self, state: dict[str, Any]) -> dict[str, Any]:
        return {**super()._said(state), "rules": self.session.rules}
