"""Names that a seat can have, so that every notation reads it back as it is."""

from __future__ import annotations

import re
import unicodedata

from referee.cards.card import Deck, parse_card

NAME_PATTERN = r"[^\s:：,、，#()（）=!+?\-−＋][^\s:：,、，#()（）=!+−＋]*"
"""What a table text reads as one name: the pattern of a single word."""
MOST_LETTERS = 40
"""How long a seat's name may be."""

_WORDS = {
    "rules", "readings", "seats", "turn", "hands", "field", "discards", "state", "play", "ask",
    "pass", "パス", "none", "out", "is", "does", "not", "gives", "shows", "beats", "loses", "looks",
    "accepts", "declines", "応じない", "渡さない", "names", "picks", "takes", "swaps", "revolts",
    "to", "for", "with", "from", "at", "nobody",
}  # fmt: skip
"""Words of a table text. Not those of all moves: where a name stands the grammar reads no other."""
_JOINERS = {0x200C, 0x200D, *range(0xE0020, 0xE0080)}
"""Invisible, and part of how some scripts and some pictures are written."""
_UNSEEN = ("Cc", "Cf", "Cs")

LACKING = ("seat-name-plain", "seat-name", "seat-name-short")
"""What a name may lack to be a seat's: keys of what is expected."""


def is_reserved(name: str, deck: Deck | None = None) -> bool:
    """Whether a seat cannot be called this, since a table text would read it as something else:
    a word, or a card of the deck.

    >>> is_reserved("pass"), is_reserved("D10"), is_reserved("Aki")
    (True, True, False)
    """
    return name.casefold() in _WORDS or _is_card(name, None) or _is_card(name, deck)


def _is_card(name: str, deck: Deck | None) -> bool:
    try:
        return bool(parse_card(name, deck))
    except ValueError:
        return False


def lacking(name: str, deck: Deck | None = None) -> str:
    r"""What a name lacks to be a seat's, one of ``LACKING``; empty where it is one.

    >>> lacking("Aki"), lacking("pass"), lacking("A" * 41)
    ('', 'seat-name', 'seat-name-short')
    >>> lacking("Aki, Ben"), lacking("A\nB"), lacking("A\u202eB"), lacking("")
    ('seat-name-plain', 'seat-name-plain', 'seat-name-plain', 'seat-name-plain')
    """
    plain, free, short = LACKING
    if re.fullmatch(NAME_PATTERN, name) is None or not _is_seen(name):
        return plain
    if is_reserved(name, deck):
        return free
    return short if len(name) > MOST_LETTERS else ""


def _is_seen(name: str) -> bool:
    """Whether a name looks like what it is: nothing invisible, nothing that turns letters round."""
    if ord(name[0]) in _JOINERS:
        return False
    odd = (letter for letter in name if unicodedata.category(letter) in _UNSEEN)
    return all(ord(letter) in _JOINERS for letter in odd)


def in_one(name: str) -> str:
    """A name of several words as a table text carries it, which parts words at blanks.

    >>> in_one("Mary Ann"), in_one("佐藤 チエ"), in_one(" Aki ")
    ('Mary-Ann', '佐藤・チエ', 'Aki')
    """
    return ("-" if name.isascii() else "・").join(name.split())


def parted(name: str, *, alone: bool) -> tuple[str, ...]:
    """What may be meant by several words; where they are all there is, not one player."""
    several = ", ".join(name.split())
    return (several,) if alone else (in_one(name), several)
