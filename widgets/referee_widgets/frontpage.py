"""The front page as a widget: the desk, quarrels, quizzes, stories and rules, one after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from referee.ui.app.routes import HouseAccess
from referee.ui.app.session import AppSession
from referee.web.exports import export
from referee.web.static_page import still_page

from .face import Shared


class FrontPage(Shared):
    """The way to everything there is, and what was opened from it.

    ``table`` is the text of what is shown (empty on the front page): set it to open a table or a
    story. ``verdict`` is the verdict as plain data, ``lang`` is ``"ja"`` or ``"en"``. ``problem``:
    what was wrong with what was done or set last; empty while nothing is.
    """

    session: AppSession

    def __init__(self, *, lang: str = "en", house: str | Path | None = None, **more: Any) -> None:
        """``house``: the file of the house whose rulings are kept."""
        super().__init__(AppSession(lang, house=HouseAccess(house)), view="home", **more)

    def _hand(self, action: Mapping[str, Any], wishes: Sequence[Mapping[str, Any]]) -> None:
        shown = self.session.shown
        if given := export(shown.session, shown.view, wishes):
            self.page = {"seq": action.get("seq"), **given}

    def still_page(self, lang: str | None = None) -> str:
        """What is shown as one HTML file; see :meth:`Shared.still_page`."""
        shown = self.session.shown
        return still_page(shown.session, shown.view, lang)
