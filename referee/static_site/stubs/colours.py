"""Stands for ``_colorize`` in the browser, where tracebacks have no colours to choose from.

The library's own makes five large dataclasses at every start, which takes a tenth of what a first
verdict does.
"""

from __future__ import annotations

from typing import Any

COLORIZE = False


class Plain(str):
    """A colour that is none, and a theme of such."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Plain:
        if name.startswith("__"):
            raise AttributeError(name)
        return self


ANSIColors = Plain()


def can_colorize(**_: Any) -> bool:
    return False


def get_theme(**_: Any) -> Plain:
    return ANSIColors


def get_colors(*_: Any, **__: Any) -> Plain:
    return ANSIColors


def decolor(text: str) -> str:
    return text
