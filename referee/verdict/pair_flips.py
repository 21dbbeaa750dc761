"""Pairs of changes that change the answer only together. A search goes on from where it stopped."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property
from time import monotonic
from typing import Any

from msgspec import Struct

from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.model.questions import Question
from referee.model.types import Value
from referee.rulebook.rulebook import Rulebook

from .evaluate import answer_under
from .flips import Change, Flip, change_text, relevant_changes, same_answer

Key = tuple[str, Value]
"""A change by the name of its option."""

MAX_ANSWERS = 500
"""How many answers one search asks for: one or two seconds of work at a usual table."""
MAX_SECONDS = 3.0
"""How long one search takes at a table with slow answers. The result then depends on the
machine."""


class Effort(Struct, frozen=True):
    """How many answers a search asks for; it asks for no more after some seconds."""

    answers: int = MAX_ANSWERS
    seconds: float = MAX_SECONDS
    clock: Callable[[], float] = monotonic

    def start(self) -> Iterator[int]:
        """Yields a number for each answer that may be asked for; at least one."""
        end = self.clock() + self.seconds
        for number in range(max(self.answers, 1)):
            if number and self.clock() >= end:
                return
            yield number


DEFAULT_EFFORT = Effort()
UNLIMITED = Effort(sys.maxsize, math.inf)
"""Until everything is tried."""


class PairFlip(Struct, frozen=True):
    """Two changes that change the answer together, though neither does alone."""

    changes: tuple[Change, Change]
    answer: Any

    def __repr__(self) -> str:
        return f"<PairFlip {' and '.join(map(change_text, self.changes))}: {self.answer}>"

    def to_dict(self) -> dict[str, Any]:
        """The pair as JSON-ready data."""
        changes = [
            {"option": option.name, "kind": option.kind, "value": value, "clause": option.clause.id}
            for option, value in self.changes
        ]
        return {"changes": changes, "answer": self.answer}


class Pairs(Struct, frozen=True):
    """The pairs found so far, and how many of how many were tried."""

    found: tuple[PairFlip, ...] = ()
    tried: int = 0
    of: int = 0

    @property
    def is_whole(self) -> bool:
        return self.tried >= self.of

    def to_dict(self) -> dict[str, Any]:
        """The pairs as JSON-ready data."""
        return {
            "pairs": [pair.to_dict() for pair in self.found],
            "pairs_tried": {"tried": self.tried, "of": self.of},
        }


class PairSearch(Struct, frozen=True, dict=True):
    """The search for all pairs of changes that change nothing alone, the likeliest first.

    One change of each pair, its *first*, is relevant by itself: if neither made any rule say
    something else, they wouldn't do so together.
    """

    case: Case
    question: Question
    answer: Any
    alone: Sequence[Flip]
    """The changes that change the answer by themselves."""
    because: Collection[str]
    """The ids of the clauses behind the answer. Changes of their options are tried first."""

    def go_on(self, since: Pairs | None = None, effort: Effort = DEFAULT_EFFORT) -> Pairs:
        """The pairs found after some more effort. ``since``: the pairs so far."""
        pairs = since or Pairs(of=sum(len(row) for row in self._rows))
        work = effort.start()
        while not pairs.is_whole and next(work, None) is not None:
            pairs = self._search_row(pairs, work)
        return pairs

    def _search_row(self, pairs: Pairs, work: Iterator[int]) -> Pairs:
        """The pairs after searching on in the row of one first change; tries at least one pair."""
        index, tried = 0, pairs.tried
        while tried >= len(self._rows[index]):
            tried -= len(self._rows[index])
            index += 1
        first = self._firsts[index]
        relevant = self._relevant_beside(first)
        flips, count = list(pairs.found), 0
        for second in self._rows[index][tried:]:
            if relevant is None or _key(second) in relevant:
                if count and next(work, None) is None:
                    break
                flips += self._flips(first, second)
            count += 1
        return Pairs(tuple(flips), pairs.tried + count, pairs.of)

    def _relevant_beside(self, first: Change) -> Collection[Key] | None:
        """The changes that may matter once the first is made, or ``None`` if any may."""
        try:
            changed = self.case.under(self._rules_with(first))
        except RefereeError:  # the second change may make the table possible again
            return None
        return {_key(change) for change in relevant_changes(changed, self.question)}

    def _flips(self, first: Change, second: Change) -> Iterator[PairFlip]:
        rules = self._rules_with(first, second)
        answer = answer_under(self.case, self.question, rules)
        if answer is None or same_answer(answer.value, self.answer):
            return
        if not self.case.diverges_at(rules):
            yield PairFlip((first, second), answer.value)

    def _rules_with(self, *changes: Change) -> Rulebook:
        return self.case.rulebook.replace(**{option.name: value for option, value in changes})

    # ---- the pairs to try

    @cached_property
    def _firsts(self) -> list[Change]:
        return self._by_likelihood(relevant_changes(self.case, self.question, beside=True))

    @cached_property
    def _rows(self) -> list[list[Change]]:
        """For each first change the second ones, without the pairs of earlier rows."""
        rows, earlier = list[list[Change]](), set[Key]()
        for first in self._firsts:
            seconds = self._by_likelihood(self._rules_with(first).alternatives())
            others = (second for second in seconds if second[0].name != first[0].name)
            rows.append([second for second in others if _key(second) not in earlier])
            earlier.add(_key(first))
        return rows

    def _by_likelihood(self, changes: Iterable[Change]) -> list[Change]:
        """The changes that change nothing alone: first those of clauses behind the answer, then in
        the order of the book."""
        alone = {_key((flip.option, flip.value)) for flip in self.alone}
        rest = (change for change in changes if _key(change) not in alone)
        return sorted(rest, key=lambda change: change[0].clause.id not in self.because)


def _key(change: Change) -> Key:
    return change[0].name, change[1]
