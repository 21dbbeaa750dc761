"""The marks that sentences set, and how long they last."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.rule_api.mark_names import (
    DIRECTION,
    J_BACK,
    NEXT_PLAY,
    NEXT_TURN,
    REVOLUTION,
    ROUND_FOR_NOW,
    STRONG_J_BACK,
)
from referee.model.mark_spelling import MarkSpelling
from referee.model.types import Words

NEXT_CLEAR = "next clear"
"""An end (a value of ``until``): the clear after the next one."""
LASTING = {"clear": (J_BACK,), NEXT_CLEAR: STRONG_J_BACK, "game": (REVOLUTION,)}
"""By end: the spellings of the marks that reverse the order."""
ROUND = {"clear": ROUND_FOR_NOW, "game": DIRECTION}
"""By end: the marks that reverse the direction of play."""
COUNTER = "counter-revolution"
"""An end: when the present revolution ends."""
SHORT_ENDS = (NEXT_PLAY, NEXT_TURN)
"""Ends: the next play, or the next play or pass; for a mark on a player, of that player."""
LONG_ENDS = ("clear", "game")
OF_CONDITIONS = ("player", "next", "previous", "left", "right", "opposite", "below", "marked",
                 "first", "last", "most cards", "fewest cards")  # fmt: skip
"""The players that conditions may ask about, besides titles."""

OWN_MARK, LOCK_MARK, FREE_MARK = "own ", "own lock ", "own free "
PLACE_MARK, USED_MARK, COUNT_MARK = "own place ", "own used ", "own times "
"""How the kinds of a clause's marks begin; they end with its name. The marks are: its own mark; its
lock; that any plays may follow; the rank with another strength; who has used its offer; how often
it has come true."""


def mark_until(until: str) -> str:
    """The ``until`` of a mark with this end; locks with a short one are removed by the clear at the
    latest."""
    if until == COUNTER:
        return "game"
    return "clear" if until in SHORT_ENDS else until or "game"


LOCKS = ("suit_lock", "strict_lock", "number_lock", "reverse_lock", "partial_lock")
"""The kinds of the locks that are shared by clauses."""


def is_lock(kind: str) -> bool:
    """Whether a mark of this kind is a lock."""
    return kind in LOCKS or kind.startswith(LOCK_MARK)


def possible_values(value: Any) -> list[Any]:
    """The values that a word may have: several if they are left to a reading."""
    if not isinstance(value, Mapping):
        return [value]
    return [possible for name, possible in value.items() if name != "reading"]


def own_spellings(
    start: str, name: str, title: Words, until: Any = "", *, value: str = "", holder: bool = False
) -> Iterator[MarkSpelling]:
    """The spellings of a mark of the clause with this name: that name. ``start``: how its kind
    begins. If a reading decides how long the mark lasts, the spellings of all ends but the first
    also say the end."""
    ends, text = possible_values(until), name.replace("_", " ")
    along = "revolution" if COUNTER in ends else ""
    lives = ends if start == OWN_MARK else map(mark_until, ends)
    for index, end in enumerate(dict.fromkeys(end or "game" for end in lives)):
        spelling, also = (f"{text} {end}", ()) if index else (text, (name, title["ja"]))
        yield MarkSpelling(start + name, spelling, value, holder, end, also, along=along)
