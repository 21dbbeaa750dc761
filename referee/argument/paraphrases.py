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


_SUPPOSED = (
    (
        r"^(?:and |so |but |ok )?(?:what )?(?:if|suppose|supposing|say|assuming) (.+?),? "
        r"(?=(?:who|whose|is|does|do|are|what|which)\b)",
        r"\1. ",
    ),
    ("(?:全員|みんな)(?:が)?パス(?:で流れ|し)?(?:たら|なら|で)、?", "全員パス。"),
    (
        r"((?:出|だ|置|お)(?:し|い))たら、?(?=.*(?:誰|だれ|番|親|もの|取る|とる|上がり|あがり))",
        r"\1た。",
    ),
)
"""What is supposed, before a question."""


def told_as_done(text: str) -> str:
    """The text with what it supposes told: at a table, it is tried.

    >>> told_as_done("and if Ben plays the 2, is he out?")
    'Ben plays the 2. is he out?'
    """
    for said, plain in _SUPPOSED:
        text = re.sub(said, plain, text, flags=re.IGNORECASE)
    return text


@lru_cache
def _sayings() -> list[tuple[re.Pattern[str], str]]:
    data = tomllib.loads((PACKAGE / "argument" / "paraphrases.toml").read_text("utf-8"))
    return [(re.compile(s["said"], re.IGNORECASE), s["plain"]) for s in data["saying"]]
