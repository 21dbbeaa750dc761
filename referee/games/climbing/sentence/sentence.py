"""A sentence as a typed value, read from its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from .cards import ANY_CARDS, Below, Cards

PLAYED, PASSED = "play", "pass"


@dataclass(frozen=True)
class State:
    """``if``: how the order stands, the title of who moves, the clause's own mark."""

    order: str = ""
    title: tuple[str, ...] = ()
    mark: str = ""


@dataclass(frozen=True)
class Lock:
    """Only such cards may follow."""

    number: str = ""
    suit: str = ""
    rank: str = ""


@dataclass(frozen=True)
class Parting:
    """Cards that leave hands: how many, from whom, and of gifts to whom."""

    cards: int | str = 1
    by: str = "player"
    may: bool = False
    strongest: bool = False
    to: str = "next"


@dataclass(frozen=True)
class Then:
    """What happens."""

    clear: bool = False
    skip: int | str = 0
    all_skipped: str = "go on"
    order: str = ""
    direction: str = ""
    lock: Lock | None = None
    allow: bool = False
    forbid: bool = False
    win: bool = False
    fall: bool = False
    mark: str = ""
    give: Parting | None = None
    discard: Parting | None = None
    emptied: str = "out"


@dataclass(frozen=True)
class Sentence:
    """When … if … then … until …."""

    when: str = PLAYED
    cards: Cards = ANY_CARDS
    state: State = State()
    then: Then = Then()
    until: str = ""


def read_sentence(words: Mapping[str, Any]) -> Sentence:
    """The sentence that these words say; no word is open."""
    on = Below(**_at(words, "when.play.on", Below)) if _has(words, "when.play.on") else None
    then = _at(words, "then", Then)
    for name, kind in (("lock", Lock), ("give", Parting), ("discard", Parting)):
        if _has(words, f"then.{name}"):
            then[name] = kind(**_at(words, f"then.{name}", kind))
    return Sentence(
        PASSED if words.get("when.pass") else PLAYED,
        Cards(**{**_at(words, "when.play", Cards), "on": on}),
        State(**_at(words, "if", State)),
        Then(**then),
        words.get("until", ""),
    )


def _has(words: Mapping[str, Any], path: str) -> bool:
    return any(each.startswith(f"{path}.") for each in words)


def _at(words: Mapping[str, Any], path: str, kind: type) -> dict[str, Any]:
    """The words at a place that are parts of this kind of value."""
    return dict(_parts(words, path, kind))


def _parts(words: Mapping[str, Any], path: str, kind: Any) -> Iterator[tuple[str, Any]]:
    for part in fields(kind):
        if f"{path}.{part.name}" in words:
            yield part.name, words[f"{path}.{part.name}"]
