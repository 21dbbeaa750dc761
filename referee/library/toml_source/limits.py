"""What no book says and no reader of TOML bears: nesting without end, numbers of a thousand digits.

A text is looked through before it is parsed, and what was parsed before anybody uses it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from referee.library.sources import LONGEST

from .positions import Path

DEEPEST = 24
"""How many brackets, or names of a key, may stand inside one another; a book needs ten."""
GREATEST = 2**63 - 1
"""The greatest number that every reader of TOML has to know."""

_TOKEN = re.compile(
    r"""#[^\n]*|\"{3}(?:\\.|[^\\])*?(?:\"{3}|\Z)|'{3}.*?(?:'{3}|\Z)"""
    r"""|\"(?:\\[^\n]|[^\"\\\n])*\"?|'[^'\n]*'?|(?P<word>[A-Za-z0-9_-]+)|(?P<sign>[\[\]{}.,=\n])""",
    re.DOTALL,
)
"""Strings and comments go by whole, also those without an end: no text is gone through twice."""
_NUMBER = re.compile("[+-]?(?:0[xob][0-9A-Fa-f_]+|[0-9][0-9_]*)")
_HALF = re.compile("[\ud800-\udfff]")
_DIGITS = 64
"""More than any number up to the greatest has, written in twos."""


def over_limit(text: str) -> tuple[str, int] | None:
    """What of a text is beyond the limits, and its offset: the ending of a message."""
    if len(text) > LONGEST:
        return "long", LONGEST
    half = _HALF.search(text)
    if half:
        return "half-letter", half.start()
    brackets = names = 0
    for token in _TOKEN.finditer(text):
        sign, word = token["sign"], token["word"]
        if sign in ("[", "{"):
            brackets += 1
        elif sign in ("]", "}"):
            brackets -= 1
        names = names + 1 if sign == "." else 0 if sign else names
        if brackets > DEEPEST or names > DEEPEST:
            return "deep", token.start()
        if word and len(word) > _DIGITS and _NUMBER.fullmatch(word):
            return "number", token.start()
    return None


def beyond(data: Mapping[str, Any]) -> tuple[str, Path] | None:
    """What of the data is beyond the limits, and its path; looked for without recursion."""
    waiting: list[tuple[Path, Any]] = [((), data)]
    while waiting:
        path, said = waiting.pop()
        if len(path) > DEEPEST:
            return "deep", path
        if isinstance(said, int) and not -GREATEST <= said <= GREATEST:
            return "number", path
        if isinstance(said, dict):
            waiting += [((*path, name), each) for name, each in said.items()]
        elif isinstance(said, list):
            waiting += [((*path, at), each) for at, each in enumerate(said)]
    return None
