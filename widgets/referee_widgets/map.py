"""The map of colliding rules as a widget."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets

from referee.house_rules.house import House
from referee.interaction_checker.result import Interactions
from referee.ui.interaction_map.session import MapSession
from referee.web.static_page import still_page

from .face import SessionWidget
from .turns import TURN


class InteractionMap(SessionWidget):
    """Where the rules of a book collide, as a map and as a list.

    A pair opens with its smallest table and what comes of either way; where nothing settles it,
    "We play it that way" makes a ruling of the house, or changes ``rules``, the lines with which a
    table plays by it. ``opened`` are the clause ids of the open pair. ``lang`` is ``"ja"`` or
    ``"en"``. ``problem``: what was wrong with what was done last; empty while nothing is.
    """

    session: MapSession
    seldom = MapSession.seldom

    rules = traitlets.Unicode(read_only=True)
    opened = traitlets.List(traitlets.Unicode(), read_only=True)

    def __init__(
        self,
        found: Interactions | str | Path,
        *,
        house: str | Path | House | None = None,
        lang: str = "en",
        **more: Any,
    ) -> None:
        """``found``: what ``referee.interactions`` gave, or a file of its JSON; ``house``: the file
        of a house's book for rulings.

        Raises ``NoInteractions``, ``UnknownName``, ``BadBook``, ``OSError``.
        """
        if not isinstance(found, Interactions):
            found = Interactions.from_json(Path(found).read_text("utf-8"))
        super().__init__(MapSession(found, house, lang), view="map", **more)

    def still_page(self, lang: str | None = None) -> str:
        """The map as one HTML file that needs neither Python nor a network."""
        with TURN:
            return still_page(self.session, self.view, lang)

    def _said(self, state: dict[str, Any]) -> dict[str, Any]:
        opened = [each["id"] for each in (state["opened"] or {"clauses": ()})["clauses"]]
        return {**super()._said(state), "rules": state["text"], "opened": opened}
