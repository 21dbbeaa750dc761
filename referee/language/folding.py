"""Names without regard to how they are spelled, and what a misspelled one may mean."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches


def fold(name: str) -> str:
    """A name without regard to case, width, kana, spaces and hyphens."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    hiragana = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in plain)
    return re.sub(r"[\s_\-・’']", "", hiragana)


def nearest(name: str, known: Iterable[str], least: float = 0.5) -> str | None:
    """The known name that is most like a name that there is not; ``None``: none is like it.

    ``least``: how much of both must be alike, from 0 to 1.

    >>> nearest("ofkai", ["daifugo", "offkai"])
    'offkai'
    """
    close = get_close_matches(name, list(known), 1, least)
    return close[0] if close else None
