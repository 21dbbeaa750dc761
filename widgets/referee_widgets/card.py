"""A verdict as a widget: like the still card, but its flips and readings can be tapped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from referee.links import text_of
from referee.table import Verdict
from referee.ui.desk.session import DeskSession

from .supposing import Supposing


class VerdictCard(Supposing):
    """A verdict (裁定) with its table.

    ``table`` is the table with its question as text; a flip that is tapped shows the other verdict
    and changes it only when it is kept. ``verdict`` is the verdict as plain data, ``lang`` is
    ``"ja"`` or ``"en"``. ``tried`` and ``tried_verdict``: other rules that somebody looks at.
    ``problem``: what was wrong with what was done or set last; empty while nothing is.
    """

    def __init__(
        self,
        verdict: Verdict | str,
        *,
        lang: str = "en",
        house: str | Path | None = None,
        **more: Any,
    ) -> None:
        """``verdict``: a verdict, or the text of a table with a question; ``house``: the file of
        the house whose rulings are kept.

        Raises ``NoHouseFile``, ``BadBook`` for a file that cannot be used.
        """
        super().__init__(DeskSession(text_of(verdict), lang, house), view="card", **more)
