"""Compares names regardless of spelling, and finds what a misspelled name may mean."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable


def fold(name: str) -> str:
    """A name without differences in case, width, kana, spaces and hyphens.

    >>> fold("Suit-Lock"), fold("ｽｰﾄ縛り")
    ('suitlock', 'すーと縛り')
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    hiragana = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in plain)
    return re.sub(r"[\s_\-・’']", "", hiragana)


def fold_search(text: str) -> str:
    """Like :func:`fold`, for searching: letters and digits only, kanji numbers as digits.

    >>> fold_search("七渡し"), fold_search("Spade-3 return"), fold_search("十一バック")
    ('7渡し', 'spade3return', '11ばっく')
    """
    plain = re.sub(r"[^\w]|_", "", fold(text))
    return re.sub(
        r"[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]", _digits, plain
    )


def _digits(kanji: re.Match[str]) -> str:
    tens, ten, ones = kanji[0].rpartition("十")
    digits = "一二三四五六七八九"
    if not ten:
        return str(digits.index(ones) + 1)
    high = digits.index(tens) + 1 if tens else 1
    return str(high * 10 + (digits.index(ones) + 1 if ones else 0))


def nearest(name: str, known: Iterable[str], min_likeness: float = 0.5) -> str | None:
    """The known name that is most like an unknown one; ``None`` if none is like it.

    ``min_likeness``: from 0 to 1.

    >>> nearest("ofkai", ["daifugo", "offkai"])
    'offkai'
    """
    from difflib import get_close_matches  # slow to load, and only needed for misspellings

    close = get_close_matches(name, list(known), 1, min_likeness)
    return close[0] if close else None
