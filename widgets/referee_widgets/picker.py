"""The rule picker as a widget."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets

from referee.house_rules.house import House
from referee.rulebook.rulebook import Rulebook
from referee.ui.rule_picker.session import PickerSession

from .face import LOCK, RulesWidget


class RulePicker(RulesWidget):
    """The rules of an evening: a book, every switch by its card, readings, the house's rulings.

    ``rules`` are the header lines of a table with these rules, ``book`` is the id of the book or
    the house, ``house_text`` the house's book as TOML; all three may be set. ``lang`` is ``"ja"``
    or ``"en"``. ``traitlets.link((picker, "rules"), (desk, "rules"))`` gives its rules to a desk.
    ``problem``: what was wrong with the last action or value; empty if nothing was.
    """

    session: PickerSession
    seldom = PickerSession.seldom

    book = traitlets.Unicode().tag(sync=True)
    house_text = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        book: str = "offkai",
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
        """The picked rules."""
        return self.session.rulebook

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
