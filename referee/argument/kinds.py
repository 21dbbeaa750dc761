"""Finds what kind of statement or question a part of a text is: each kind of ``questions.toml`` or
``statements.toml`` scores it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec import Struct

from referee._internal.paths import PACKAGE

from .vocabulary import answered

_OF_WORDS, _OF_FACT = 2.0, 1.0
"""What a concept or phrase counts that a kind needs, and what a fact counts."""
_ANSWERED, _UNANSWERED = 0.5, -1.0
"""What every other concept of the statement counts."""


class Term(Struct, frozen=True):
    """What a statement has to have, or must not have."""

    alternatives: tuple[str, ...]
    is_barred: bool

    def weight(self, has: Callable[[str], bool]) -> float | None:
        """What the term adds to the score; ``None`` if it isn't met."""
        met = next((name for name in self.alternatives if has(name)), None)
        if (met is None) != self.is_barred:
            return None
        is_fact = (met or self.alternatives[0])[0] == ":"
        return _OF_FACT if is_fact else (0.0 if self.is_barred else _OF_WORDS)


class Kind(Struct, frozen=True):
    """A kind of question or statement, and the ways in which it is said."""

    ask: str
    """What is asked or told."""
    ways: tuple[tuple[Term, ...], ...]

    def score(self, has: Callable[[str], bool], concepts: frozenset[str]) -> float | None:
        """How well a statement with these concepts fits; ``None`` if it doesn't."""
        scores = [s for way in self.ways if (s := self._score(way, has, concepts)) is not None]
        return max(scores, default=None)

    def _score(
        self, way: Sequence[Term], has: Callable[[str], bool], concepts: frozenset[str]
    ) -> float | None:
        weights = [term.weight(has) for term in way]
        if None in weights:
            return None
        needed = {name for term in way if not term.is_barred for name in term.alternatives}
        known = answered(self.ask.removeprefix("=").split()[0])
        rest = concepts - needed
        if known is None:
            return sum(filter(None, weights))
        rest -= answered("any") or frozenset()
        plus = sum(_ANSWERED if concept in known else _UNANSWERED for concept in rest)
        return sum(filter(None, weights)) + plus


@lru_cache
def kinds(file: str) -> tuple[Kind, ...]:
    """The kinds of ``questions.toml`` or ``statements.toml``, read once."""
    data = tomllib.loads((PACKAGE / "argument" / f"{file}.toml").read_text("utf-8"))
    return tuple(
        Kind(entry.get("ask") or entry["tell"], tuple(map(_way, entry["when"])))
        for entry in data["kind"]
    )


def _way(text: str) -> tuple[Term, ...]:
    return tuple(
        Term(tuple(word.removeprefix("-").split("|")), word[0] == "-") for word in text.split()
    )


def ranked(
    has: Callable[[str], bool], concepts: frozenset[str], file: str = "questions"
) -> list[tuple[float, Kind]]:
    """The kinds of question, or of statement, that a part of a text may be, the best first.

    ``has``: whether the statement has a concept, a phrase (``~``) or a fact (``:``).
    """
    scored = [(s, kind) for kind in kinds(file) if (s := kind.score(has, concepts)) is not None]
    return sorted(scored, key=lambda found: -found[0])
