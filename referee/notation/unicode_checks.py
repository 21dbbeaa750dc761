"""Half letters: what is left of a letter that two code units of UTF-16 make."""

from __future__ import annotations

import re

from referee.errors import ParseError

_HALF = re.compile("[\ud800-\udfff]")


def reject_lone_surrogates(text: str, line: int = 1, column: int = 1) -> None:
    r"""Raises ``ParseError`` where a text has half a letter, which nobody could send or keep.

    ``line`` and ``column``: where the text begins; ``line`` 0: it has no place.

    >>> reject_lone_surrogates("𠮷野家")
    """
    found = _HALF.search(text)
    if found is None:
        return
    before = text[: found.start()].split("\n")
    start = column if len(before) == 1 else 1
    place = (line + len(before) - 1, start + len(before[-1])) if line else (0, 0)
    raise ParseError(found.group(), *place, ["letter"])
