"""Numbers as somebody tells them at a table: how many cards, which place, what a mark counts."""

from __future__ import annotations

MOST = 1_000_000
"""No number that a table tells is larger."""
MAX_MOVES = 1_000
"""How many moves a table or a story may tell, with all its branches."""
MAX_STANDING = 50
"""How many of them may be refused and stand all the same: then no field is larger than a pack."""
MAX_STATES = 100
"""How much ``state:`` may say."""
MAX_SEATS = 100
"""How many may sit at a table: more than any pack has cards for."""


def read_number(said: str) -> int | None:
    """The number that digits of any script spell; ``None``: they spell none, or one beyond
    ``MOST``.

    >>> read_number("7"), read_number("１２"), read_number("²"), read_number("5" * 5_000)
    (7, 12, None, None)
    """
    if not said.isdecimal() or len(said) > len(str(MOST)):
        return None
    number = int(said)
    return number if number <= MOST else None
