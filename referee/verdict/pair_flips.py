"""What changes an answer only two by two: looked for by some effort, and on from there."""

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
from referee.rulebook.clause import Option
from referee.rulebook.rulebook import Rulebook

from .evaluate import answer_by
from .flips import Flip, change_text, essence, mattering

Change = tuple[Option, Value]
Key = tuple[str, Value]

MOST_ASKED = 500
"""How many answers are asked for at a time: one or two seconds of work at a usual table."""
MOST_SECONDS = 3.0
"""For a table at which single answers are slow; how far one comes then depends on the machine."""


class Effort(Struct, frozen=True):
    """How much is tried at a time: so many answers, and none more after so many seconds."""

    answers: int = MOST_ASKED
    seconds: float = MOST_SECONDS
    clock: Callable[[], float] = monotonic

    def start(self) -> Iterator[int]:
        """A number for every answer that may be asked for; one at the least."""
        end = self.clock() + self.seconds
        for number in range(max(self.answers, 1)):
            if number and self.clock() >= end:
                return
            yield number


USUAL = Effort()
WHOLE = Effort(sys.maxsize, math.inf)
"""Until everything is tried."""


class PairFlip(Struct, frozen=True):
    """Two options whose change together changes the answer, though neither does alone."""

    changes: tuple[tuple[Option, Value], tuple[Option, Value]]
    answer: Any

    def __repr__(self) -> str:
        return (
            f"<PairFlip {' and '.join(change_text(*each) for each in self.changes)}: {self.answer}>"
        )

    def to_dict(self) -> dict[str, Any]:
        changes = [
            {"option": option.name, "kind": option.kind, "value": value, "clause": option.clause.id}
            for option, value in self.changes
        ]
        return {"changes": changes, "answer": self.answer}


class Pairs(Struct, frozen=True):
    """The pairs found so far, and how many of how many have been tried."""

    found: tuple[PairFlip, ...] = ()
    tried: int = 0
    of: int = 0

    @property
    def is_whole(self) -> bool:
        return self.tried >= self.of

    def to_dict(self) -> dict[str, Any]:
        return {
            "pairs": [pair.to_dict() for pair in self.found],
            "pairs_tried": {"tried": self.tried, "of": self.of},
        }


class PairSearch(Struct, frozen=True, dict=True):
    """All pairs of changes that alone change nothing, the likeliest first.

    One of the two matters by itself (a *first*): where neither said anything else, each says the
    same beside the other. ``alone``: the changes that change the answer by themselves.
    ``because``: the clauses (ids) behind the answer; what concerns them is tried before all others.
    """

    case: Case
    question: Question
    answer: Any
    alone: Sequence[Flip]
    because: Collection[str]

    def go_on(self, since: Pairs | None = None, effort: Effort = USUAL) -> Pairs:
        """What is found by some more effort; ``since``: what was found until now."""
        pairs = since or Pairs(of=sum(len(row) for row in self._rows))
        work = effort.start()
        while not pairs.is_whole and next(work, None) is not None:
            pairs = self._further(pairs, work)
        return pairs

    def _further(self, pairs: Pairs, work: Iterator[int]) -> Pairs:
        """On through the pairs of one first change, from where the search is; by one at the
        least."""
        at, tried = 0, pairs.tried
        while tried >= len(self._rows[at]):
            tried -= len(self._rows[at])
            at += 1
        first = self._firsts[at]
        telling = self._telling_beside(first)
        found, done = list(pairs.found), 0
        for second in self._rows[at][tried:]:
            if telling is None or _key(second) in telling:
                if done and next(work, None) is None:
                    break
                found += self._asked(first, second)
            done += 1
        return Pairs(tuple(found), pairs.tried + done, pairs.of)

    def _telling_beside(self, first: Change) -> Collection[Key] | None:
        """The changes that may matter once the first is made; ``None``: any may."""
        try:
            changed = self.case.under(self._having(first))
        except RefereeError:  # and yet the second may make a table of it
            return None
        return {_key(change) for change in mattering(changed, self.question)}

    def _asked(self, first: Change, second: Change) -> Iterator[PairFlip]:
        rules = self._having(first, second)
        other = answer_by(self.case, self.question, rules)
        changes = other is not None and essence(other.value) != essence(self.answer)
        if other and changes and not self.case.diverges_at(rules):
            yield PairFlip((first, second), other.value)

    def _having(self, *changes: Change) -> Rulebook:
        return self.case.rulebook.having(**{option.name: value for option, value in changes})

    # ---- what there is to try

    @cached_property
    def _firsts(self) -> list[Change]:
        return self._likeliest(mattering(self.case, self.question, beside=True))

    @cached_property
    def _rows(self) -> list[list[Change]]:
        """For each first change those beside which it has not been tried yet."""
        rows, tried = list[list[Change]](), set[Key]()
        for first in self._firsts:
            others = self._likeliest(self._having(first).alternatives())
            free = (each for each in others if each[0].name != first[0].name)
            rows.append([each for each in free if _key(each) not in tried])
            tried.add(_key(first))
        return rows

    def _likeliest(self, changes: Iterable[Change]) -> list[Change]:
        """Those that do nothing alone: first what concerns the answer, then as the book has it."""
        alone = {_key((flip.option, flip.value)) for flip in self.alone}
        left = (change for change in changes if _key(change) not in alone)
        return sorted(left, key=lambda change: change[0].clause.id not in self.because)


def _key(change: Change) -> Key:
    return change[0].name, change[1]
