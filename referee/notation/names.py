"""Names that a seat can have, so that every notation reads them back unchanged."""

from __future__ import annotations

import re
import unicodedata

from referee.cards.card import Deck, parse_card

NAME_PATTERN = r"[^\s:：,、，#()（）=!+?\-−＋][^\s:：,、，#()（）=!+−＋]*"
"""The pattern of a name in a table text: a single word."""
MAX_LETTERS = 40
"""The most letters of a seat's name."""

_WORDS = {
    "rules", "readings", "seats", "turn", "hands", "field", "discards", "state", "play", "ask",
    "pass", "パス", "none", "out", "is", "does", "not", "gives", "shows", "beats", "loses", "looks",
    "accepts", "declines", "応じない", "渡さない", "names", "picks", "takes", "swaps", "revolts",
    "to", "for", "with", "from", "at", "nobody",
}  # fmt: skip
"""Words of table texts. The words of other moves never stand in the place of a name."""
_JOINERS = {0x200C, 0x200D, *range(0xE0020, 0xE0080)}
"""Invisible characters that some scripts and emoji need."""
_INVISIBLE = ("Cc", "Cf", "Cs")

NAME_FAULTS = ("seat-name-plain", "seat-name", "seat-name-short")
"""Keys of what an error expects instead of a name that no seat can have."""


def is_reserved(name: str, deck: Deck | None = None) -> bool:
    """Whether a seat cannot have this name because it is a word of table texts, or a card.

    >>> is_reserved("pass"), is_reserved("D10"), is_reserved("Aki")
    (True, True, False)
    """
    return name.casefold() in _WORDS or _is_card(name, None) or _is_card(name, deck)


def _is_card(name: str, deck: Deck | None) -> bool:
    try:
        return bool(parse_card(name, deck))
    except ValueError:
        return False


def name_fault(name: str, deck: Deck | None = None) -> str:
    r"""Why no seat can have this name, one of ``NAME_FAULTS``; empty if one can.

    >>> name_fault("Aki"), name_fault("pass"), name_fault("A" * 41)
    ('', 'seat-name', 'seat-name-short')
    >>> {name_fault(name) for name in ("Aki, Ben", "A\nB", "A\u202eB", "")}
    {'seat-name-plain'}
    """
    unreadable, reserved, too_long = NAME_FAULTS
    if re.fullmatch(NAME_PATTERN, name) is None or not _is_visible(name):
        return unreadable
    if is_reserved(name, deck):
        return reserved
    return too_long if len(name) > MAX_LETTERS else ""


def _is_visible(name: str) -> bool:
    """Whether a name has no invisible characters, nor any that change the writing direction."""
    if ord(name[0]) in _JOINERS:
        return False
    invisible = (letter for letter in name if unicodedata.category(letter) in _INVISIBLE)
    return all(ord(letter) in _JOINERS for letter in invisible)


def one_word(name: str) -> str:
    """A name of several words joined to one, as a table text needs it.

    >>> one_word("Mary Ann"), one_word("佐藤 チエ"), one_word(" Aki ")
    ('Mary-Ann', '佐藤・チエ', 'Aki')
    """
    return ("-" if name.isascii() else "・").join(name.split())


def seat_suggestions(words: str, *, is_only_seat: bool) -> tuple[str, ...]:
    """What several words in the place of a seat may mean: one name, or several seats.

    A table has more than one seat, so words that are its only seat mean several.

    >>> seat_suggestions("Mary Ann", is_only_seat=False)
    ('Mary-Ann', 'Mary, Ann')
    """
    several = ", ".join(words.split())
    return (several,) if is_only_seat else (one_word(words), several)
