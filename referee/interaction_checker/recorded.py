"""What is known of how rules meet: what a sweep of the package's books has found, at once; and what
is tried here, for rules that no sweep has seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from time import monotonic
from typing import TYPE_CHECKING

from referee import interaction_checker
from referee.basis.package import PACKAGE
from referee.rulebook.clause import UNSETTLED, Clause
from referee.rulebook.rulebook import Rulebook

from .result import Interactions, Pair

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

KNOWN: Traversable = PACKAGE / "books" / "interactions"
"""A file for each sweep: the rules that were tried, and the unsettled pairs."""
SECONDS = 0.5
"""How long whoever does something else meanwhile has to wait while pairs are tried."""
Key = tuple[str, ...]


def unsettled(rules: Rulebook) -> Iterator[Pair]:
    """The pairs of rules in use that a sweep has found unsettled, and that no reading settles.

    >>> from referee.library.context import rulebook
    >>> choices = {"thief": True, "death": True}
    >>> [pair.clauses for pair in unsettled(rulebook("daifugo", choices))]
    [('daifugo.thief', 'daifugo.death')]
    >>> [*unsettled(rulebook("daifugo", choices | {"thief_then_death": "death_first"}))]
    []
    """
    used = {clause.id for clause in _in_use(rules)}
    for ids, pair in _pairs().items():
        if used.issuperset(ids) and _is_open(pair, rules):
            yield pair


class Tried:
    """The pairs that no sweep has seen, such as those with a house's own rules, tried when asked
    for. What was tried of two rules holds as long as both say the same."""

    def __init__(self) -> None:
        self._told: dict[Key, Pair | None] = {}

    def unsettled(self, rules: Rulebook) -> Iterator[Pair]:
        """What :func:`unsettled` gives, and what was found here."""
        yield from unsettled(rules)
        for one, other in _unswept(rules):
            pair = self._told.get(_said(one, other))
            if pair is not None and _is_open(pair, rules):
                yield pair

    def untried(self, rules: Rulebook) -> list[tuple[Clause, Clause]]:
        """The pairs of rules in use of which nothing is known yet."""
        return [pair for pair in _unswept(rules) if _said(*pair) not in self._told]

    def look(self, rules: Rulebook, seconds: float = SECONDS) -> bool:
        """Tries what is untried, here and now; whether there was time for all of it."""
        end = monotonic() + seconds
        for one, other in self.untried(rules):
            if monotonic() > end:
                return False
            pair = interaction_checker.try_pair(rules, one.name, other.name)
            self._told[_said(one, other)] = pair if pair.kind == "unsettled" else None
        return True


def _in_use(rules: Rulebook) -> list[Clause]:
    return [clause for clause in rules.active if clause.switchable]


def _unswept(rules: Rulebook) -> Iterator[tuple[Clause, Clause]]:
    """The pairs of rules in use that no sweep has tried, in the order of the book."""
    swept = [set(run.clauses) for run in _runs()]
    for one, other in combinations(_in_use(rules), 2):
        if not any({one.id, other.id} <= ids for ids in swept):
            yield one, other


def _said(one: Clause, other: Clause) -> Key:
    """What two rules say, as far as it decides how they meet."""
    return tuple(f"{each.id} {each.rules} {each.overrides}" for each in (one, other))


@cache
def _runs() -> tuple[Interactions, ...]:
    files = sorted((each for each in KNOWN.iterdir() if each.name.endswith(".json")), key=str)
    return tuple(Interactions.from_json(each.read_text("utf-8")) for each in files)


@cache
def _pairs() -> Mapping[tuple[str, ...], Pair]:
    return {pair.clauses: pair for run in _runs() for pair in run.pairs}


def _is_open(pair: Pair, rules: Rulebook) -> bool:
    """Whether no reading that is left to a table, and settles it, has been given a value."""
    named = (cited.reading for cited in pair.cited if cited.by == "reading")
    return all(name not in rules.options or rules.value(name) == UNSETTLED for name in named)
