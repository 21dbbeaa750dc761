"""Widgets whose rules can be linked: the lines ``rules: …`` and ``readings: …`` as a trait."""

from __future__ import annotations

from typing import Any

import traitlets

from referee.errors import RefereeError
from referee.notation.header import header_of, rules_of

from .face import Page


class WithRules(Page):
    """``rules`` are the lines with which a table names its rules, to be set and observed."""

    rules = traitlets.Unicode().tag(sync=True)

    @traitlets.validate("rules")
    def _as_written(self, proposal: dict[str, Any]) -> str:
        """The lines in their one spelling, so that linked widgets agree about them.

        Lines that cannot be read are told and change nothing.
        """
        text: str = proposal["value"]
        if self._showing:
            return text
        try:
            return header_of(rules_of(text))
        except RefereeError:
            self._tell({"type": "rules", "text": text})
            return self.rules

    @traitlets.observe("rules")
    def _on_rules(self, change: dict[str, Any]) -> None:
        self._tell({"type": "rules", "text": change["new"]})
