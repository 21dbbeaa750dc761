"""Stands for Pyodide's own ``webloop``: nothing waits in Python on the site."""

from __future__ import annotations

from pyodide_js._api import (  # type: ignore[import-not-found]
    scheduleCallback as scheduleCallback,  # a memory that is kept has to hold it, unused
)


def _initialize_event_loop() -> None:
    """There is none to begin."""
