"""Texts in a drawing: how wide they are, and where their lines break."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

WIDE, USUAL, BROAD, SLIM = 1.0, 0.57, 0.72, 0.34
"""The width of a letter in ems, in any font: rather too wide than too narrow."""
SLIM_LETTERS, BROAD_LETTERS = "iljtfr.,:;!|'’()[] ", "mwMWGOQ%@"
NO_BEGIN = "、。，．!?」』)）・ー々っょゃゅァィゥェォッャュョ"
"""Signs that cannot begin a line in Japanese."""
MAX_PIECE = 30
"""A longer word is broken."""


def width_of(text: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum(map(_ems, text))


def _ems(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WFA":
        return WIDE
    return SLIM if letter in SLIM_LETTERS else BROAD if letter in BROAD_LETTERS else USUAL


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
    """The parts that stay together on a line."""
    piece = ""
    for letter in " ".join(text.split()):
        ends = piece and (
            piece.endswith(" ") or _is_wide(letter) or _is_wide(piece[-1]) or len(piece) > MAX_PIECE
        )
        if ends and letter not in NO_BEGIN and letter != " ":
            yield piece
            piece = ""
        piece += letter
    if piece:
        yield piece


def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"
