"""Limits of what a table may contain, and how its numbers are read."""

from __future__ import annotations

MAX_NUMBER = 1_000_000
"""The greatest number in a table."""
MAX_MOVES = 1_000
"""The most moves of a table, or of a story with all its branches."""
MAX_STANDING = 50
"""The most illegal moves that may stand: so no field is larger than a pack."""
MAX_STATES = 100
"""The most entries of ``state:``."""
MAX_SEATS = 100
"""The most seats: more than any pack has cards for."""


def read_number(text: str) -> int | None:
    """The number up to ``MAX_NUMBER`` that decimal digits of any script spell; ``None`` if none.

    >>> read_number("7"), read_number("１２"), read_number("²"), read_number("5" * 5_000)
    (7, 12, None, None)
    """
    if not text.isdecimal() or len(text) > len(str(MAX_NUMBER)):
        return None
    number = int(text)
    return number if number <= MAX_NUMBER else None
