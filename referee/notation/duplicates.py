"""What a header says twice: one option by two of its names, or in two of its parts."""

from __future__ import annotations

from collections.abc import Callable

from referee.errors import ParseError
from referee.library.context import book, current
from referee.model.description import Description

Twice = Callable[[int, str], ParseError]
"""The error for what is said again: its number among all that the header says, its name."""


def reject_duplicates(described: Description, error: Twice) -> None:
    """Raises ``error`` for an option that a header sets a second time, whichever value it gets.

    ``described``: by ids. What it says is counted by switches, params, settings and readings.

    >>> switches = (("emperor", True), ("emperor", False))
    >>> reject_duplicates(Description("daifugo", switches), lambda at, _: KeyError(at))
    Traceback (most recent call last):
    KeyError: 1
    """
    known = book(described.book).options if current().is_playable(described.book) else {}
    said = [
        *((name, name) for name, _ in described.switches),
        *((key if key in known else f"{owner}_{key}", key) for owner, key, _ in described.params),
        *((name, name) for name, _ in described.settings),
        *((name, name) for name, _ in described.readings),
    ]
    seen: set[str] = set()
    for at, (option, name) in enumerate(said):
        if option in seen:
            raise error(at, name)
        seen.add(option)
