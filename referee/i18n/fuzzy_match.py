"""Names without regard to how they are spelled, and what a misspelled one may mean."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable


def fold(name: str) -> str:
    """A name without regard to case, width, kana, spaces and hyphens."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    hiragana = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in plain)
    return re.sub(r"[\s_\-・’']", "", hiragana)


def fold_search(text: str) -> str:
    """What is searched for, or found: as :func:`fold`, and only letters and digits; numbers in
    kanji are digits.

    >>> fold_search("七渡し"), fold_search("Spade-3 return"), fold_search("十一バック")
    ('7渡し', 'spade3return', '11ばっく')
    """
    plain = re.sub(r"[^\w]|_", "", fold(text))
    return re.sub(
        r"[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]", _number, plain
    )


def _number(found: re.Match[str]) -> str:
    tens, ten, ones = found[0].rpartition("十")
    digits = "一二三四五六七八九"
    if not ten:
        return str(digits.index(ones) + 1)
    high = digits.index(tens) + 1 if tens else 1
    return str(high * 10 + (digits.index(ones) + 1 if ones else 0))


def nearest(name: str, known: Iterable[str], least: float = 0.5) -> str | None:
    """The known name that is most like a name that there is not; ``None``: none is like it.

    ``least``: how much of both must be alike, from 0 to 1.

    >>> nearest("ofkai", ["daifugo", "offkai"])
    'offkai'
    """
    from difflib import get_close_matches  # large, and only for what is misspelled

    close = get_close_matches(name, list(known), 1, least)
    return close[0] if close else None
