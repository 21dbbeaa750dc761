"""The dispute desk and the verdict card as widgets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets

from referee.links import text_of
from referee.table import Verdict
from referee.ui.desk.session import DeskSession

from .face import RulesWidget, Shared


class DeskWidget(Shared):
    """A table with a verdict, and a second verdict under rules that are tried.

    ``table`` and ``verdict`` are the table's own, whatever is tried. ``tried`` are the options that
    somebody tries with another value (``{"suit_lock": False}``), ``tried_verdict`` is the verdict
    under them; both are empty while nothing is tried. Set ``tried`` to show the other verdict.
    """

    session: DeskSession

    tried = traitlets.Dict().tag(sync=True)
    tried_verdict = traitlets.Dict().tag(sync=True)

    def _values_in(self, state: dict[str, Any]) -> dict[str, Any]:
        tried, verdict = dict(self.session.tried), self.session.tried_verdict or {}
        return {**super()._values_in(state), "tried": tried, "tried_verdict": verdict}


class Desk(RulesWidget, DeskWidget):
    """A table to build, a question, a verdict.

    ``table`` is the table as text: set it to show a position, observe it to follow the user.
    ``verdict`` is the verdict as plain data (empty if there isn't one); ``rules`` are the table's
    lines ``rules: …`` and ``readings: …``, to be set and observed by themselves; ``lang`` is
    ``"ja"`` or ``"en"``. ``tried`` and ``tried_verdict``: other rules that somebody tries.
    ``problem``: what was wrong with the last action or value; empty if nothing was.
    """

    def __init__(
        self,
        table: str = "",
        *,
        lang: str = "en",
        house: str | Path | None = None,
        **more: Any,
    ) -> None:
        """``house``: the file of the house for rulings, such as ``our-house.toml``; the first
        ruling creates it if needed.

        Raises ``NoHouseFile``, ``BadBook`` for an unusable file.
        """
        super().__init__(DeskSession(text=table, lang=lang, house=house), **more)

    def _values_in(self, state: dict[str, Any]) -> dict[str, Any]:
        return {**super()._values_in(state), "rules": self.session.rules}


class VerdictCard(DeskWidget):
    """A verdict (裁定) with its table, whose flips and readings can be tapped.

    ``table`` is the table with its question as text; a flip that is tapped shows the other verdict,
    and changes the table only when it is kept. ``verdict`` is the verdict as plain data, ``lang``
    is ``"ja"`` or ``"en"``. ``tried`` and ``tried_verdict``: other rules that somebody tries.
    ``problem``: what was wrong with the last action or value; empty if nothing was.
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
        the house for rulings.

        Raises ``NoHouseFile``, ``BadBook`` for an unusable file.
        """
        super().__init__(DeskSession(text_of(verdict), lang, house), view="card", **more)
