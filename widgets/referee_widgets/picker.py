"""The rule picker as a widget."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets

from referee.house_rules.house import House
from referee.rulebook.rulebook import Rulebook
from referee.ui.rule_picker.session import PickerSession

from .rules import WithRules
from .turns import TURN


class RulePicker(WithRules):
    """The rules of an evening: a book, every switch by its card, readings, the house's rulings.

    ``rules`` are the lines with which a table names what is picked, ``book`` the id of the book or
    the house, ``house_text`` the house's book as TOML; all three may be set. ``lang`` is ``"ja"``
    or ``"en"``. ``traitlets.link((picker, "rules"), (desk, "rules"))`` has a desk play by it.
    ``problem``: what was wrong with what was done or set last; empty while nothing is.
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
        """``house``: the file of a house's book, which saving makes where there is none;
        ``rules``: the lines of a table.

        Raises ``UnknownName``, ``BadBook``, ``NameTaken``.
        """
        super().__init__(PickerSession(book, house, rules, lang), view="picker", **more)

    @property
    def rulebook(self) -> Rulebook:
        """The rules as picked."""
        return self.session.rulebook

    def save(self) -> House:
        """Writes the house's file. Raises ``RuntimeError`` with the reason where it cannot be."""
        with TURN:
            self._act({"type": "save"})
            self._show()
            problem, house = self.problem, self.session.shelf.house
        if problem or house is None:
            raise RuntimeError(problem["message"])
        return house

    def _said(self, state: dict[str, Any]) -> dict[str, Any]:
        told = {"book": state["book"], "rules": state["rules"], "house_text": state["text"]}
        return {**super()._said(state), **told}
