"""Notebook pictures of tables and verdicts. The core can't draw, so a renderer is registered."""

from __future__ import annotations

from collections.abc import Callable

Renderer = Callable[[object], dict[str, str]]
"""Renders an object by MIME type: ``text/html``, ``text/plain``."""

_renderer: Renderer | None = None


def set_renderer(renderer: Renderer | None) -> None:
    """Registers the renderer of pictures; ``None`` shows text only."""
    global _renderer
    _renderer = renderer


def mime_bundle(value: object) -> dict[str, str]:
    """What a notebook shows of an object: a picture, or its text without a renderer."""
    return _renderer(value) if _renderer else {"text/plain": str(value)}
