"""TOML as data. What reads it is imported when there is something to read: a verdict on no house
needs none of it."""

from __future__ import annotations

from typing import Any


def data_of(text: str) -> dict[str, Any]:
    """What a text says. Raises ``ValueError``; ``RecursionError`` where it is nested too deep.

    >>> data_of("format = 2")
    {'format': 2}
    """
    import tomllib

    return tomllib.loads(text)
