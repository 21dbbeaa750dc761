"""Names that no seat can have."""

from __future__ import annotations

import re

from referee.cards.card import parse_card
from referee.errors import ParseError

_WORDS = {
    "rules", "readings", "seats", "turn", "hands", "field", "discards", "state", "play", "ask",
    "pass", "パス", "none", "out", "is", "does", "not", "gives", "shows", "beats", "loses", "looks",
    "accepts", "declines", "応じない", "names", "picks", "takes", "swaps", "revolts", "to", "for",
    "with", "from", "at", "nobody",
}  # fmt: skip
"""Words of a table text. Those of some moves are free: where a name stands, none of them can."""


def is_reserved(name: str) -> bool:
    """Whether a seat cannot be called this, since a table text would read it as something else.

    >>> is_reserved("pass"), is_reserved("D10"), is_reserved("Aki")
    (True, True, False)
    """
    try:
        return bool(parse_card(name))
    except ValueError:
        return name.casefold() in _WORDS


def reserved_seat(text: str) -> ParseError | None:
    """A seat with a name that nobody can have: likely why the rest of the text makes no sense.

    >>> found = reserved_seat("seats: Aki, pass")
    >>> found and (found.found, found.line, found.column)
    ('pass', 1, 13)
    """
    for number, line in enumerate(text.splitlines(), 1):
        found = re.match(r"\s*seats\s*[:：]([^#]*)", line)
        for seat in re.finditer(r"[^,、，]+", found.group(1)) if found else ():
            name = re.split(r"[(（]", seat.group())[0].strip()
            if found and is_reserved(name):
                column = found.start(1) + line[found.start(1) + seat.start() :].find(name)
                return ParseError(name, number, column + seat.start() + 1, ["seat-name"])
    return None
