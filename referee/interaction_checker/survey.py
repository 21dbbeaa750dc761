"""What is tried for the groups of a run, and what was seen of each.

First what triggers each rule, random games and given tables; then tables for each group until
enough were seen, and a summary.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count

from msgspec import Struct

from .generators.trigger_search import Triggers
from .result import Pair
from .scheduler import Study
from .tally import Tally
from .tasks import GAME, PAIR, SUMMARY, TABLE, TRIGGERS, Task

Ids = tuple[str, ...]
"""The clause ids of a group."""


class Budget(Struct, frozen=True):
    """How many tables are tried."""

    enough: int
    """Tables on which all rules of a group act."""
    most: int
    """Tables made for a group if there aren't enough of these."""
    games: int


class Survey:
    """The studies of a run and their results, which don't depend on the order of the tasks.

    Whether a group gets more tables depends only on the tables made for it.
    """

    def __init__(
        self, clauses: Sequence[str], groups: Sequence[Ids], budget: Budget, tables: Sequence[str]
    ) -> None:
        self.clauses, self.groups, self.budget, self.tables = clauses, groups, budget, tables
        self.summaries: dict[Ids, Pair] = {}
        self.looked_at = 0
        """How many tables have been judged."""
        self._triggers: dict[str, Triggers] = {}
        self._seen = {group: Tally() for group in groups}
        """On tables made for the group."""
        self._seen_elsewhere = {group: Tally() for group in groups}
        """In random games and on given tables."""

    def preparations(self) -> Iterator[Study]:
        """What comes before the groups."""
        for number in range(self.budget.games):
            yield self._look_elsewhere(Task(GAME, (), number, self.clauses))
        pairs = [group for group in self.groups if len(group) == 2]
        for number, text in enumerate(self.tables):
            digest = sha256(text.encode()).hexdigest()[:16]
            yield self._look_elsewhere(Task(TABLE, (digest,), number, (text, pairs)))
        for clause in self.clauses:
            yield self._find_triggers(clause)

    def studies(self) -> Iterator[Study]:
        """A study for each group, after the preparations."""
        yield from map(self._study, self.groups)

    def tally(self, group: Ids) -> Tally:
        """All that was seen of a group."""
        both = Tally()
        both.merge(self._seen[group])
        both.merge(self._seen_elsewhere[group])
        return both

    def _look_elsewhere(self, task: Task) -> Study:
        tallies = yield task
        for names, tally in (tallies or {}).items():
            group = tuple(names.split())
            if group in self._seen_elsewhere:
                self._add(self._seen_elsewhere[group], tally)

    def _find_triggers(self, clause: str) -> Study:
        self._triggers[clause] = yield Task(TRIGGERS, (clause,))

    def _study(self, group: Ids) -> Study:
        """Looks at tables until there are enough. If the run is stopped before, there is a summary
        only of rules that have been seen to interact."""
        seen, budget = self._seen[group], self.budget
        triggers = [self._triggers[clause] for clause in group]
        for number in count():
            tally = yield Task(PAIR, group, number, triggers)
            if tally is None:
                break
            self._add(seen, tally)
            is_enough = seen.counts.both >= budget.enough or seen.counts.tried >= budget.most
            if is_enough or not tally.counts.tried:
                break
        total = self.tally(group)
        if tally is not None or not total.finds.keys().isdisjoint(("changed", "unsettled")):
            summary = Task(SUMMARY, group, total.counts.tried, total)
            self.summaries[group] = yield summary

    def _add(self, seen: Tally, tally: Tally) -> None:
        seen.merge(tally)
        self.looked_at += tally.counts.tried
