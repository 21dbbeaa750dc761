"""The marks that sentences leave, and those that turn the order round."""

from __future__ import annotations

from referee.games.climbing.rule.words import (
    DIRECTION,
    J_BACK,
    REVOLUTION,
    ROUND_FOR_NOW,
    STRONG_J_BACK,
)

NEXT_CLEAR = "next clear"
"""An end that the clear after the next one brings."""
LASTING = {"clear": (J_BACK,), NEXT_CLEAR: STRONG_J_BACK, "game": (REVOLUTION,)}
"""The marks that turn the order round, by how long: as they are written."""
ROUND = {"clear": ROUND_FOR_NOW, "game": DIRECTION}
"""The marks that turn the direction of play round, by how long."""
PASSING = ("next play", "next turn")
"""Ends that no clear brings: the next play, or the next move of anybody, a pass as well."""
OWN, LOCK, FREE = "own ", "own lock ", "own free "
"""How the kinds of marks begin that are a clause's own."""


def marked_until(until: str) -> str:
    """What a mark says that lasts so long; what ends sooner goes with the clear at the latest."""
    return "clear" if until in PASSING else until or "game"


LOCKS = ("suit_lock", "strict_lock", "number_lock", "reverse_lock", "partial_lock")
"""The kinds of the locks that are no clause's own."""


def is_lock(kind: str) -> bool:
    """Whether a mark of this kind binds what may follow."""
    return kind in LOCKS or kind.startswith(LOCK)


def own_kind(name: str) -> str:
    """The kind of the mark of the clause of this name."""
    return OWN + name


def own_lock(name: str) -> str:
    """Likewise, of its lock."""
    return LOCK + name


def own_free(name: str) -> str:
    """Likewise, of what lifts the limits on what may follow."""
    return FREE + name
