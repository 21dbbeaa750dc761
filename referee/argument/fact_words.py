"""The words that tell a fact of a table: ``facts.toml``."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any

from msgspec import Struct

from referee._internal.paths import PACKAGE
from referee.notation.lenient.lexicon import normalize


class Fact(Struct, frozen=True):
    """A kind of fact, and the words that tell it."""

    tell: str
    """The mark that it tells, or ``out``, ``players``, ``cards``."""
    slots: str
    """The kinds of words that it names, in alphabetical order: ``C`` cards with their suits, ``K``
    a contract, ``M`` a number of players, ``N`` a number, ``P`` a player, ``S`` a number of cards,
    ``Z`` a suit."""
    says: frozenset[str]
    fills: frozenset[str]
    longest: int
    """The most letters of a word."""
    on: tuple[str, ...]
    """The rules that are played then, if none is named."""
    also: str
    """Another mark, with the suit if one is named."""
    only: str
    """What the game must have, too."""
    instead: tuple[str, str]
    """What the readers know it by, in English and Japanese, if it is a move."""
    needs_more: bool
    """Whether the word that tells it alone may name a rule."""
    denies: bool
    """Whether words such as *no* tell it."""
    can_follow: bool
    """Whether the player may be named before, with another fact."""


@lru_cache
def _data() -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "argument" / "facts.toml").read_text("utf-8"))


@lru_cache
def facts_told() -> list[Fact]:
    """All kinds of facts."""
    return [_fact(entry) for entry in _data()["fact"]]


def _fact(entry: dict[str, Any]) -> Fact:
    parts = [_data()["parts"][name] for name in entry.get("parts", ())]
    lists = [*_data()["fill"].values(), entry.get("with", []), *parts]
    says = frozenset(map(normalize, entry["says"]))
    fills = frozenset(normalize(word) for listed in lists for word in listed)
    instead = entry.get("instead", {})
    return Fact(
        tell=entry["tell"],
        slots=entry.get("slots", ""),
        says=says,
        fills=fills,
        longest=max(map(len, says | fills)),
        on=tuple(entry.get("on", ())),
        also=entry.get("also", ""),
        only=entry.get("only", ""),
        instead=(instead.get("en", ""), instead.get("ja", "")),
        needs_more=entry.get("needs_more", False),
        denies=entry.get("denies", False),
        can_follow=entry.get("can_follow", False),
    )


def fact_words() -> frozenset[str]:
    """The words that facts are told with."""
    told = (word for fact in facts_told() for word in (*fact.says, *fact.fills))
    return frozenset((*told, *words_around("known")))


@lru_cache
def words_around(kind: str) -> tuple[str, ...]:
    """Words with which a part of a sentence begins or ends, the longest first."""
    return tuple(sorted(map(normalize, _data()["around"][kind]), key=len, reverse=True))


@lru_cache
def around(kind: str) -> str:
    """The pattern of any of these words."""
    return "|".join(map(re.escape, words_around(kind)))
