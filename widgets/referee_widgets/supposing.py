"""What the desk and the verdict card share: rules that are tried, a house that keeps them."""

from __future__ import annotations

from typing import Any

import traitlets

from referee.ui.desk.session import DeskSession

from .face import Shared


class Supposing(Shared):
    """A table with a verdict, under whose flips one can look.

    ``table`` and ``verdict`` are the table's own, whatever is tried. ``tried`` are the options that
    somebody looks at with another value (``{"suit_lock": False}``), ``tried_verdict`` the verdict
    under them; both are empty while nothing is tried. Set ``tried`` to show the other verdict.
    """

    session: DeskSession

    tried = traitlets.Dict().tag(sync=True)
    tried_verdict = traitlets.Dict().tag(sync=True)

    def _said(self, state: dict[str, Any]) -> dict[str, Any]:
        tried, verdict = dict(self.session.tried), self.session.tried_verdict or {}
        return {**super()._said(state), "tried": tried, "tried_verdict": verdict}
