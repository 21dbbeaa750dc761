"""Rejects lone surrogates, half of a character in UTF-16."""

from __future__ import annotations

import re

from referee.errors import ParseError

_SURROGATE = re.compile("[\ud800-\udfff]")


def reject_lone_surrogates(text: str, line: int = 1, column: int = 1) -> None:
    r"""Raises ``ParseError`` for a lone surrogate, which cannot be encoded.

    ``line`` and ``column``: where the text begins. ``line`` is 0 if it has no place.

    >>> reject_lone_surrogates("𠮷野家")
    """
    match = _SURROGATE.search(text)
    if match is None:
        return
    before = text[: match.start()].split("\n")
    start = column if len(before) == 1 else 1
    place = (line + len(before) - 1, start + len(before[-1])) if line else (0, 0)
    raise ParseError(match[0], *place, ["letter"])
