"""How a notebook gets a picture of a verdict or a table, from a core that draws nothing."""

from __future__ import annotations

from collections.abc import Callable

Drawer = Callable[[object], dict[str, str]]
"""MIME types with what is shown of a thing: ``text/html``, ``text/plain``."""

_drawer: Drawer | None = None


def draw_with(drawer: Drawer | None) -> None:
    """Pictures come from this drawer; ``None``: there are none."""
    global _drawer
    _drawer = drawer


def bundle_of(shown: object) -> dict[str, str]:
    """What a notebook shows of a thing: its picture, or its text where nobody draws."""
    return _drawer(shown) if _drawer else {"text/plain": str(shown)}
