"""HTML put together from parts: text is escaped, tags are not."""

from __future__ import annotations

from html import escape

VOID = ("br", "input", "path")


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(element: str, /, *inside: str, **attributes: str | bool | None) -> Html:
    """An element. ``class_`` and ``aria_label`` lose their underscores; empty ones are left out."""
    said = "".join(
        f" {key.rstrip('_').replace('_', '-')}"
        + ("" if value is True else f'="{escape(str(value))}"')
        for key, value in attributes.items()
        if value
    )
    content = together(*inside)
    return Html(f"<{element}{said}>" + ("" if element in VOID else f"{content}</{element}>"))


def together(*parts: str) -> Html:
    """Parts one after the other."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))
