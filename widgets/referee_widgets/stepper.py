"""The stepper as a widget."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import traitlets

from referee.model.moves import Move
from referee.table import Table
from referee.ui.stepper.session import StepperSession

from .face import Shared


class Stepper(Shared):
    """A sequence of moves to step through, with branches and comments.

    - ``table``: the whole story as table text. Set it to show another.
    - ``index``, ``branch``: the number of moves made, and the branch (empty: the main line).
      Set them to go there.
    - ``verdict``: the verdict on the move shown.
    - ``lang``: ``"ja"`` or ``"en"``.
    - ``problem``: what was wrong with the last action or value, or empty.
    """

    session: StepperSession

    index = traitlets.Int(0).tag(sync=True)
    branch = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self,
        table: str | Table = "",
        moves: Iterable[str | Move] = (),
        *,
        index: int = 0,
        branch: str = "",
        lang: str = "en",
        **more: Any,
    ) -> None:
        """``table``: a text with its moves and branches, or a table; ``moves`` continue it.

        Raises ``ParseError`` for moves that cannot be read.
        """
        session = StepperSession(table, moves, lang)
        session.act({"type": "go", "branch": branch, "index": max(index, 0)})
        super().__init__(session, view="stepper", **more)

    def _values_in(self, state: dict[str, Any]) -> dict[str, Any]:
        place = {"index": state["index"], "branch": state["branch"]}
        return {**super()._values_in(state), **place}
