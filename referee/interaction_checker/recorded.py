"""Unsettled pairs of rules: recorded by a sweep of the package's books, or tried here.

Pairs that no sweep has tried, such as those with a house's own rules, are tried on request.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from time import monotonic
from typing import TYPE_CHECKING

from referee import interaction_checker
from referee._internal.paths import PACKAGE
from referee.rulebook.clause import UNSETTLED, Clause
from referee.rulebook.rulebook import Rulebook

from .result import Interactions, Pair

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SWEEP_FILES: Traversable = PACKAGE / "books" / "interactions"
"""A file for each sweep: the rules that were tried, and the unsettled pairs."""
MAX_SECONDS = 0.5
"""How long pairs are tried at once, while a user waits."""
Key = tuple[str, ...]


def unsettled(rules: Rulebook) -> Iterator[Pair]:
    """The recorded unsettled pairs of rules in use, unless a reading settles them.

    >>> from referee.library.context import rulebook
    >>> choices = {"thief": True, "death": True}
    >>> [pair.clauses for pair in unsettled(rulebook("daifugo", choices))]
    [('daifugo.thief', 'daifugo.death')]
    >>> [*unsettled(rulebook("daifugo", choices | {"thief_then_death": "death_first"}))]
    []
    """
    used = {clause.id for clause in _in_use(rules)}
    for ids, pair in _recorded_pairs().items():
        if used.issuperset(ids) and _is_open(pair, rules):
            yield pair


@cache
def recorded_conflicts() -> Mapping[str, int]:
    """Id of a clause -> how many other rules it conflicts with."""
    return Counter(id_ for ids in _recorded_pairs() for id_ in ids)


class TriedPairs:
    """Pairs that no sweep has tried, with what was found here.

    A result is valid until the definition of one of the two rules changes.
    """

    def __init__(self) -> None:
        self._results: dict[Key, Pair | None] = {}

    def unsettled(self, rules: Rulebook) -> Iterator[Pair]:
        """The unsettled pairs of rules in use, recorded or tried here."""
        yield from unsettled(rules)
        for one, other in _unrecorded_pairs(rules):
            pair = self._results.get(_key(one, other))
            if pair is not None and _is_open(pair, rules):
                yield pair

    def untried(self, rules: Rulebook) -> list[tuple[Clause, Clause]]:
        """The pairs of rules in use that still have to be tried."""
        return [pair for pair in _unrecorded_pairs(rules) if _key(*pair) not in self._results]

    def look(self, rules: Rulebook, seconds: float = MAX_SECONDS) -> bool:
        """Tries the untried pairs in this process. Returns whether there was time for all."""
        end = monotonic() + seconds
        for one, other in self.untried(rules):
            if monotonic() > end:
                return False
            pair = interaction_checker.try_pair(rules, one.name, other.name)
            self._results[_key(one, other)] = pair if pair.kind == "unsettled" else None
        return True


def _in_use(rules: Rulebook) -> list[Clause]:
    return [clause for clause in rules.active if clause.switchable]


def _unrecorded_pairs(rules: Rulebook) -> Iterator[tuple[Clause, Clause]]:
    """The pairs of rules in use that no sweep has tried, in the order of the book."""
    sweeps = [set(sweep.clauses) for sweep in _sweeps()]
    for one, other in combinations(_in_use(rules), 2):
        if not any({one.id, other.id} <= ids for ids in sweeps):
            yield one, other


def _key(one: Clause, other: Clause) -> Key:
    """Everything about two rules that decides how they interact."""
    return tuple(f"{clause.id} {clause.rules} {clause.overrides}" for clause in (one, other))


@cache
def _sweeps() -> tuple[Interactions, ...]:
    files = sorted((file for file in SWEEP_FILES.iterdir() if file.name.endswith(".json")), key=str)
    return tuple(Interactions.from_json(file.read_text("utf-8")) for file in files)


@cache
def _recorded_pairs() -> Mapping[tuple[str, ...], Pair]:
    return {pair.clauses: pair for sweep in _sweeps() for pair in sweep.pairs}


def _is_open(pair: Pair, rules: Rulebook) -> bool:
    """Whether none of the readings that would settle the pair has a value."""
    names = (cited.reading for cited in pair.cited if cited.by == "reading")
    return all(name not in rules.options or rules.value(name) == UNSETTLED for name in names)
