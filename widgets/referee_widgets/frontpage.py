"""The front page as a widget: disputes, famous arguments, quizzes, stories and house rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from referee.ui.app import AppSession, HouseAccess
from referee.ui.session import Session

from .face import Shared


class FrontPage(Shared):
    """The front page and the interfaces that it opens.

    - ``table``: the text of the table shown, or empty. Set it to open a table or a story.
    - ``verdict``: the verdict as plain data.
    - ``lang``: ``"ja"`` or ``"en"``.
    - ``problem``: what was wrong with the last action or value, or empty.
    """

    session: AppSession

    def __init__(self, *, lang: str = "en", house: str | Path | None = None, **more: Any) -> None:
        """``house``: the file of the house for rulings."""
        super().__init__(AppSession(lang, house=HouseAccess(house)), view="home", **more)

    def _shown(self) -> tuple[Session[Any], str]:
        return self.session.shown.session, self.session.view
