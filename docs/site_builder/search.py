"""Search that works for Japanese: it indexes single characters and pairs of characters.

It doesn't split Japanese text into words, so it finds a name such as 8切り in any context.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise

from sphinx.search.en import SearchEnglish

FONTS = (
    "system-ui, -apple-system, 'Segoe UI', 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', "
    "'Yu Gothic', Meiryo, IPAPGothic, sans-serif"
)
_LETTERS = "\u3005-\u3007\u3041-\u3096\u30fc\u3400-\u9fff\uf900-\ufaff"
_RUN = re.compile(r"[^\W_]+")
_ATOM = re.compile(f"[{_LETTERS}]|[^{_LETTERS}]+")


def split(text: str, *, query: bool = False) -> list[str]:
    """Returns the index terms of a text; for a ``query`` only the most specific ones.

    >>> split("8切り"), split("８切り", query=True), split("Suit lock")
    (['8', '切', 'り', '8切', '切り'], ['8切', '切り'], ['suit', 'lock'])
    """
    plain = unicodedata.normalize("NFKC", text).lower()
    plain = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in plain)
    words: list[str] = []
    for run in _RUN.findall(plain):
        atoms = _ATOM.findall(run)
        pairs = ["".join(pair) for pair in pairwise(atoms)]
        words += pairs or atoms if query else [*atoms, *pairs]
    return words


class Bilingual(SearchEnglish):
    """English words by their stems, Japanese by characters."""

    lang = "ja-en"
    language_name = "English"  # whose stemmer it is
    # The same as `split` with `query`.
    js_splitter_code = f"""
function splitQuery(query) {{
  const plain = query.normalize("NFKC").toLowerCase().replace(/[ァ-ヶ]/g,
    letter => String.fromCharCode(letter.charCodeAt(0) - 0x60));
  return (plain.match(/[\\p{{L}}\\p{{N}}]+/gu) || []).flatMap(run => {{
    const atoms = run.match(/[{_LETTERS}]|[^{_LETTERS}]+/g) || [];
    const pairs = atoms.slice(1).map((atom, index) => atoms[index] + atom);
    return pairs.length ? pairs : atoms;
  }});
}}
"""

    def split(self, input: str) -> list[str]:  # noqa: A002 - Sphinx's own name
        return split(input)
