"""The rule picker as a widget."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets

from referee.agreement.rule_sheet import RuleSheet
from referee.house_rules.house import House
from referee.rulebook.rulebook import Rulebook
from referee.ui.rule_picker.agreement import rule_sheet
from referee.ui.rule_picker.session import PickerSession

from .face import LOCK, RulesWidget


class RulePicker(RulesWidget):
    """Chooses the rules: a book, its switches by card, its readings, the house's rulings.

    - ``rules``: the header lines of a table with these rules.
    - ``book``: the id of the book or house book.
    - ``house_text``: the rules as the TOML text of a house book.
    - ``lang``: ``"ja"`` or ``"en"``.
    - ``problem``: what was wrong with the last action or value, or empty.

    You can set ``rules``, ``book`` and ``house_text``. To pass the rules to a desk:
    ``traitlets.link((picker, "rules"), (desk, "rules"))``.
    """

    session: PickerSession
    seldom = PickerSession.seldom

    book = traitlets.Unicode().tag(sync=True)
    house_text = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        book: str = "",
        *,
        house: str | Path | House | None = None,
        rules: str = "",
        lang: str = "en",
        **more: Any,
    ) -> None:
        """``house``: the file of a house's book, which saving creates if needed; ``rules``: the
        header lines of a table.

        Raises ``UnknownName``, ``BadBook``, ``NameTaken``.
        """
        super().__init__(PickerSession(book, house, rules, lang), view="picker", **more)

    @property
    def rulebook(self) -> Rulebook:
        """The chosen rules."""
        return self.session.rulebook

    @property
    def sheet(self) -> RuleSheet:
        """The sheet of the chosen rules, with what the group was asked about."""
        return rule_sheet(self.session.picked)

    def save(self) -> House:
        """Writes the house's file. Raises ``RuntimeError`` if it cannot be written."""
        with LOCK:
            self._act({"type": "save"})
            self._show()
            problem, house = self.problem, self.session.shelf.house
        if problem or house is None:
            raise RuntimeError(problem["message"])
        return house

    def _values_in(self, state: dict[str, Any]) -> dict[str, Any]:
        own = {"book": state["book"], "rules": state["rules"], "house_text": state["text"]}
        return {**super()._values_in(state), **own}
