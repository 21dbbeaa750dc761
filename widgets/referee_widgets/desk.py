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
    """A table with a verdict, and a second verdict while other rules are tried.

    ``tried`` contains the options that are being tried (``{"suit_lock": False}``), and
    ``tried_verdict`` the verdict under them; both are empty if none is tried. Set ``tried`` to show
    the other verdict. ``table`` and ``verdict`` always use the table's own rules.
    """

    session: DeskSession

    tried = traitlets.Dict().tag(sync=True)
    tried_verdict = traitlets.Dict().tag(sync=True)

    def _values_in(self, state: dict[str, Any]) -> dict[str, Any]:
        tried, verdict = dict(self.session.tried), self.session.tried_verdict or {}
        return {**super()._values_in(state), "tried": tried, "tried_verdict": verdict}


class Desk(RulesWidget, DeskWidget):
    """The desk: lay out a table, ask a question, see the verdict.

    - ``table``: the table as text. Set it to show a table, observe it to follow the user.
    - ``rules``: its lines ``rules: …`` and ``readings: …``, which you can also set.
    - ``verdict``: the verdict as plain data, or empty.
    - ``tried``, ``tried_verdict``: rules that are being tried, and the verdict under them.
    - ``lang``: ``"ja"`` or ``"en"``.
    - ``problem``: what was wrong with the last action or value, or empty.
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
        session = DeskSession(table, lang, house, flips_at_once=True)
        super().__init__(session, **more)

    def _values_in(self, state: dict[str, Any]) -> dict[str, Any]:
        return {**super()._values_in(state), "rules": self.session.rules}


class VerdictCard(DeskWidget):
    """A verdict (裁定) with its table. Tap a flip or a reading to see the other verdict.

    - ``table``: the table with its question as text. It changes only if a flip is kept.
    - ``verdict``: the verdict as plain data.
    - ``tried``, ``tried_verdict``: rules that are being tried, and the verdict under them.
    - ``lang``: ``"ja"`` or ``"en"``.
    - ``problem``: what was wrong with the last action or value, or empty.
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
        session = DeskSession(text_of(verdict), lang, house, flips_at_once=True)
        super().__init__(session, view="card", **more)
