"""Search that finds Japanese: its letters are indexed one by one and in pairs.

Words are not guessed at, so a name such as 8切り is found whatever stands around it.
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


def split(text: str, *, asked: bool = False) -> list[str]:
    """The words of a text; of what is ``asked`` for, only those that say most.

    >>> split("8切り"), split("８切り", asked=True), split("Suit lock")
    (['8', '切', 'り', '8切', '切り'], ['8切', '切り'], ['suit', 'lock'])
    """
    plain = unicodedata.normalize("NFKC", text).lower()
    plain = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in plain)
    found: list[str] = []
    for run in _RUN.findall(plain):
        atoms = _ATOM.findall(run)
        pairs = ["".join(each) for each in pairwise(atoms)]
        found += pairs or atoms if asked else [*atoms, *pairs]
    return found


class Bilingual(SearchEnglish):
    """English words by their stems, Japanese by its letters."""

    lang = "ja-en"
    language_name = "English"  # whose stemmer it is
    # The same as `split` with `asked`.
    js_splitter_code = f"""
function splitQuery(query) {{
  const plain = query.normalize("NFKC").toLowerCase().replace(/[ァ-ヶ]/g,
    each => String.fromCharCode(each.charCodeAt(0) - 0x60));
  return (plain.match(/[\\p{{L}}\\p{{N}}]+/gu) || []).flatMap(run => {{
    const atoms = run.match(/[{_LETTERS}]|[^{_LETTERS}]+/g) || [];
    const pairs = atoms.slice(1).map((atom, at) => atoms[at] + atom);
    return pairs.length ? pairs : atoms;
  }});
}}
"""

    def split(self, input: str) -> list[str]:  # noqa: A002 - Sphinx's own name
        return split(input)
