"""Sayings that are read as another one: ``paraphrases.toml``."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache

from referee._internal.paths import PACKAGE


def said_plainly(text: str) -> str:
    """The text with sayings in the form that the readers know.

    >>> said_plainly("Ann plays two 5s, so its Dylan right?")
    'Ann plays two 5s. is it Dylan turn?'
    """
    for said, plain in _sayings():
        text = said.sub(plain, text)
    return text


@lru_cache
def _sayings() -> list[tuple[re.Pattern[str], str]]:
    data = tomllib.loads((PACKAGE / "argument" / "paraphrases.toml").read_text("utf-8"))
    return [(re.compile(s["said"], re.IGNORECASE), s["plain"]) for s in data["saying"]]
