"""The map of rule interactions as a widget."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets

from referee.house_rules.house import House
from referee.interaction_checker.result import Interactions
from referee.ui.interaction_map.session import MapSession
from referee.web.static_page import still_page

from .face import LOCK, SessionWidget


class InteractionMap(SessionWidget):
    """The pairs of a book's rules that affect each other, as a map and as a list.

    Tap a pair to see its smallest table and both outcomes. If nothing settles it, "We play it that
    way" saves a ruling in the house file or changes ``rules``.

    - ``rules``: the header lines of a table.
    - ``opened``: the clause ids of the pair shown.
    - ``lang``: ``"ja"`` or ``"en"``.
    - ``problem``: what was wrong with the last action, or empty.
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
        """``found``: the result of ``referee.interactions``, or a file with its JSON; ``house``:
        the file of a house for rulings.

        Raises ``NoInteractions``, ``UnknownName``, ``BadBook``, ``OSError``.
        """
        if not isinstance(found, Interactions):
            found = Interactions.from_json(Path(found).read_text("utf-8"))
        super().__init__(MapSession(found, house, lang), view="map", **more)

    def still_page(self, lang: str | None = None) -> str:
        """The map as one HTML file that needs neither Python nor a network."""
        with LOCK:
            return still_page(self.session, self.view, lang)

    def _values_in(self, state: dict[str, Any]) -> dict[str, Any]:
        opened = [clause["id"] for clause in (state["opened"] or {"clauses": ()})["clauses"]]
        return {**super()._values_in(state), "rules": state["text"], "opened": opened}
