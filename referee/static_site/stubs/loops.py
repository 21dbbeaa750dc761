"""Stands for ``asyncio`` in the browser, where a question is answered before the next is heard.

Pyodide reads the library's own, forty modules, at every start.
"""

from __future__ import annotations


def get_event_loop() -> None:
    """There is none."""
    raise RuntimeError("no event loop on the site")
