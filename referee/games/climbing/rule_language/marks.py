"""The marks that sentences leave, and those that turn the order round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.rule_api.mark_names import (
    DIRECTION,
    J_BACK,
    REVOLUTION,
    ROUND_FOR_NOW,
    STRONG_J_BACK,
)
from referee.model.mark_spelling import MarkSpelling
from referee.model.types import Words

NEXT_CLEAR = "next clear"
"""An end that the clear after the next one brings."""
LASTING = {"clear": (J_BACK,), NEXT_CLEAR: STRONG_J_BACK, "game": (REVOLUTION,)}
"""The marks that turn the order round, by how long: as they are written."""
ROUND = {"clear": ROUND_FOR_NOW, "game": DIRECTION}
"""The marks that turn the direction of play round, by how long."""
COUNTER = "counter-revolution"
"""An end that comes with that of a revolution."""
SHORT_ENDS = ("next play", "next turn")
"""Ends that no clear brings: the next play, or the next move of anybody, a pass as well."""
OWN, LOCK, FREE, PLACE = "own ", "own lock ", "own free ", "own place "
USED, TIMES = "own used ", "own times "
"""How the kinds of marks begin that are a clause's own."""


def mark_until(until: str) -> str:
    """What a mark says that lasts so long; what ends sooner goes with the clear at the latest."""
    if until == COUNTER:
        return "game"
    return "clear" if until in SHORT_ENDS else until or "game"


LOCKS = ("suit_lock", "strict_lock", "number_lock", "reverse_lock", "partial_lock")
"""The kinds of the locks that are no clause's own."""


def is_lock(kind: str) -> bool:
    """Whether a mark of this kind binds what may follow."""
    return kind in LOCKS or kind.startswith(LOCK)


def own_mark(name: str) -> str:
    """The kind of the mark of the clause of this name."""
    return OWN + name


def lock_mark(name: str) -> str:
    """Likewise, of its lock."""
    return LOCK + name


def free_mark(name: str) -> str:
    """Likewise, of what lifts the limits on what may follow."""
    return FREE + name


def place_mark(name: str) -> str:
    """Likewise, of the cards that it puts elsewhere in the order of strength."""
    return PLACE + name


def used_mark(name: str) -> str:
    """Likewise, of who has done what it lets everybody do once."""
    return USED + name


def count_mark(name: str) -> str:
    """Likewise, of how often it has come true."""
    return TIMES + name


def own_spellings(
    kind: str, name: str, title: Words, until: Any, *, value: str = "", holder: bool = False
) -> Iterator[MarkSpelling]:
    """How a mark of the clause of this name is spelled: by its name; where a reading says how long
    it holds, what comes second says that as well."""
    ends = [said for path, said in until.items() if path != "reading"] if isinstance(
        until, Mapping) else [until]  # fmt: skip
    for at, end in enumerate(dict.fromkeys(map(mark_until, ends))):
        text = f"{name.replace('_', ' ')} {end}" if at else name.replace("_", " ")
        also = () if at else (name, title["ja"])
        along = "revolution" if COUNTER in ends else ""
        yield MarkSpelling(kind, text, value, holder, end, also, along=along)
