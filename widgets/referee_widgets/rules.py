"""Widgets whose rules can be linked: the lines ``rules: …`` and ``readings: …`` as a trait."""

from __future__ import annotations

import traitlets

from .face import SessionWidget


class WithRules(SessionWidget):
    """``rules`` are the lines with which a table names its rules, to be set and observed.

    The session puts them into their one spelling, so that linked widgets agree about them.
    """

    rules = traitlets.Unicode().tag(sync=True)
