"""What the desk and the verdict card share: rules that are tried, a house that keeps them."""

from __future__ import annotations

from typing import Any

import traitlets

from referee.desk import DeskSession

from .face import Face


class Supposing(Face):
    """A table with a verdict, under whose flips one can look.

    ``table`` and ``verdict`` are the table's own, whatever is tried. ``tried`` are the options that
    somebody looks at with another value (``{"suit_lock": False}``), ``tried_verdict`` the verdict
    under them; both are empty while nothing is tried. Set ``tried`` to show the other verdict.
    """

    session: DeskSession

    tried = traitlets.Dict().tag(sync=True)
    tried_verdict = traitlets.Dict().tag(sync=True)

    @traitlets.observe("tried")
    def _on_tried(self, change: dict[str, Any]) -> None:
        self._tell({"type": "suppose", "options": change["new"]})

    def _take(self, state: dict[str, Any]) -> None:
        super()._take(state)
        self.tried = dict(self.session.tried)
        self.tried_verdict = self.session.tried_verdict or {}
