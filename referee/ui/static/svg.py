"""Elements of a drawing in SVG, and how wide its words are."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

WIDE, USUAL, BROAD, SLIM = 1.0, 0.57, 0.72, 0.34
"""How wide a letter is, in ems, in whatever font there is: rather too wide than too narrow."""
SLIM_ONES, BROAD_ONES = "iljtfr.,:;!|'’()[] ", "mwMWGOQ%@"
NO_BEGIN = "、。，．!?」』)）・ー々っょゃゅァィゥェォッャュョ"
"""Signs that begin no line in Japanese."""


QUOTED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
"""As the standard library does it, which for that brings along what XML might be fetched with."""


class Xml(str):
    """Text that is XML already."""

    __slots__ = ()


def el(element: str, *inside: str, **attributes: object) -> Xml:
    """An element; ``class_`` and ``font_size`` lose or change their underscores."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{str(value).translate(QUOTED)}"'
        for key, value in attributes.items()
    )
    content = "".join(each if isinstance(each, Xml) else each.translate(QUOTED) for each in inside)
    return Xml(f"<{element}{said}>{content}</{element}>")


def width_of(text: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum(map(_ems, text))


def _ems(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WFA":
        return WIDE
    return SLIM if letter in SLIM_ONES else BROAD if letter in BROAD_ONES else USUAL


def lines_of(text: str, size: float, width: float) -> Iterator[str]:
    """A text in lines that fit: broken between words, in Japanese between any two letters."""
    line = ""
    for piece in _pieces(text):
        if line and width_of((line + piece).rstrip(), size) > width:
            yield line.rstrip()
            line = piece.lstrip()
        else:
            line += piece
    if line.strip():
        yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """What stays together on a line; a word that is too long for any is broken, too."""
    piece = ""
    for letter in " ".join(text.split()):
        is_wide = unicodedata.east_asian_width(letter) in "WF"
        ends = piece and (piece.endswith(" ") or is_wide or _is_wide_end(piece) or len(piece) > 30)
        if ends and letter not in NO_BEGIN and letter != " ":
            yield piece
            piece = ""
        piece += letter
    if piece:
        yield piece


def _is_wide_end(piece: str) -> bool:
    return unicodedata.east_asian_width(piece[-1]) in "WF"
