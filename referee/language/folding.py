"""Names without regard to how they are spelled."""

from __future__ import annotations

import re
import unicodedata


def fold(name: str) -> str:
    """A name without regard to case, width, kana, spaces and hyphens."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    hiragana = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in plain)
    return re.sub(r"[\s_\-・’']", "", hiragana)
