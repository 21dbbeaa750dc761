"""Who sits at the gallery's tables, in each language."""

from __future__ import annotations

NAMES = {
    "en": "Aki, Ben, Chie, Dan, Emi, Fumiko, Goro, Hanako",
    "ja": "アキ, ベン, チエ, ダン, エミ, フミコ, ゴロウ, ハナコ",
}


def translated(text: str, lang: str) -> str:
    """The table with the seats' names in the language."""
    for english, local in zip(NAMES["en"].split(", "), NAMES[lang].split(", "), strict=True):
        text = text.replace(english, local)
    return text
