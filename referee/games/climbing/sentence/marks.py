"""The marks that sentences leave, and how they are spelled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.rule.words import DIRECTION, J_BACK, REVOLUTION
from referee.model.markword import MarkWord
from referee.model.values import Words

LASTING = {"clear": J_BACK, "game": REVOLUTION}
"""The marks that turn the order round, by how long."""
OWN, LOCK = "own ", "own lock "
"""How the kinds of marks begin that are a clause's own."""


def own_kind(name: str) -> str:
    """The kind of the mark of the clause of this name."""
    return OWN + name


def own_lock(name: str) -> str:
    """Likewise, of its lock."""
    return LOCK + name


def mark_words(words: Mapping[str, Any], name: str, title: Words) -> Iterator[MarkWord]:
    """How the marks of a sentence are spelled; of a word left to a reading, each way."""
    until = words.get("until", "game")
    if "then.order" in words:
        yield LASTING[until]
    if "then.direction" in words:
        yield DIRECTION
    text, also = name.replace("_", " "), (name, title["ja"])
    if "then.mark" in words:
        yield MarkWord(own_kind(name), text, holder=words["then.mark"] == "player", until=until,
                       also=also)  # fmt: skip
    if any(path.startswith("then.lock.") for path in words):
        value = "suits" if "then.lock.suit" in words else ""
        yield MarkWord(own_lock(name), text, value, until=until, also=also)
