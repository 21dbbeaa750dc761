"""What two or more rules do at one table: whether all of them act, whether one changes another.

The table is judged with all of the rules in use, and without each one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from referee.engine.family import engine_of
from referee.engine.interfaces import AmbiguousCards
from referee.errors import RefereeError
from referee.model.description import Description
from referee.notation.header import write_rules
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open, OpenOrder, OpenReading
from referee.rulebook.rulebook import Rulebook
from referee.simulation import settle

from .clause_effects import ClauseEffects, UnusableTable, clause_effects_at

MAX_SETTLED = 6
"""How many open questions that don't concern the rules are settled at one table."""


class PairOutcome(Struct, frozen=True):
    """What the rules of a group do at a table."""

    all_acted: bool
    """Each rule did something, with the others in use or without one, or changed another rule."""
    changed: bool
    """One rule does something else if any other is not in use."""
    unsettled: Open | None = None
    """What the text leaves open only if all of the rules are in use."""
    effects: ClauseEffects | None = None
    """With all of the rules in use; ``None`` if unsettled."""
    without: Mapping[str, ClauseEffects] = {}
    """Without one clause, by its id."""


T = TypeVar("T")


def names_of(ids: Iterable[str]) -> set[str]:
    """The clauses' names. Another book may have replaced a clause by one of the same name."""
    return {id_.rpartition(".")[2] for id_ in ids}


class RuleGroup:
    """Some switchable clauses of a rulebook, usually two."""

    def __init__(self, rules: Rulebook, clauses: Iterable[Clause]) -> None:
        self.clauses = tuple(clauses)
        self.ids = tuple(clause.id for clause in self.clauses)
        self.rules = rules

    @cached_property
    def conflict(self) -> tuple[Clause, Clause] | None:
        """Two of them that are never in use together."""
        for one in self.clauses:
            for other in self.clauses:
                if other.name in names_of(one.conflicts):
                    return one, other
        return None

    @cached_property
    def whole(self) -> Rulebook:
        """The rules with all of them in use, with what they need and without what they exclude."""
        on = {clause.name for clause in self.clauses}
        for clause in self.clauses:
            for alternatives in clause.needs:
                names = names_of(alternatives)
                needed = [other for other in self.rules.clauses if other.name in names]
                if not any(self.rules.is_on(other) or other.name in on for other in needed):
                    on |= {other.name for other in needed[:1] if other.switchable}
        excluded = {name for clause in self.clauses for name in names_of(clause.conflicts)}
        off = {
            clause.name
            for clause in self.rules.active
            if clause.switchable
            and clause.name not in on
            and (clause.name in excluded or not on.isdisjoint(names_of(clause.conflicts)))
        }
        return self.rules.replace(**dict.fromkeys(on, True), **dict.fromkeys(off, False))

    @cached_property
    def without(self) -> dict[str, Rulebook]:
        """The rules without one of the clauses, by its id."""
        return {clause.id: self.whole.replace(**{clause.name: False}) for clause in self.clauses}

    def with_header(self, table: Description) -> Description:
        """A table with the header of these rules."""
        return write_rules(table, self.whole)


def pair_outcome(group: RuleGroup, table: Description) -> PairOutcome:
    """What the rules of a group do at the last move of a table, together and without each one.

    Raises ``UnusableTable``.
    """
    return _settling(group, table, _Trial.outcome)


def group_effects(group: RuleGroup, table: Description) -> ClauseEffects:
    """What the rules of a group do at the last move of a table with all of them in use.

    Raises ``UnusableTable``.
    """
    return _settling(group, table, _Trial.whole)


def _settling(group: RuleGroup, table: Description, evaluate: Callable[[_Trial], T]) -> T:
    """Evaluates a table with unrelated open questions settled. Raises ``UnusableTable``."""
    settled: list[tuple[Open, int]] = []
    for number in range(MAX_SETTLED):
        try:
            return evaluate(_Trial(group, table, settled))
        except Open as unsettled:
            settled.append((unsettled, number))
    raise UnusableTable


class _Trial:
    """A table judged with unrelated open questions settled in one way."""

    def __init__(
        self, group: RuleGroup, table: Description, settled: list[tuple[Open, int]]
    ) -> None:
        self.group, self.table, self.settled = group, table, settled

    def whole(self) -> ClauseEffects:
        """Raises ``UnusableTable``, ``Open``."""
        return self._effects(self.group.whole, legally=True)

    def outcome(self) -> PairOutcome:
        """Raises ``UnusableTable``; ``Open`` if what is open doesn't concern the group."""
        try:
            return self._outcome()
        except Open as unsettled:
            if self.concerns_group(unsettled):
                return PairOutcome(True, False, unsettled)
            raise

    def _outcome(self) -> PairOutcome:
        """Raises ``UnusableTable``, ``Open``."""
        ids = self.group.ids
        whole = self.whole()
        if whole.refused and not whole.by_clause:
            raise UnusableTable
        if not whole.by_clause:
            return PairOutcome(False, False, effects=whole)
        without = {id_: self._without(id_) for id_ in ids}
        changes = {
            (left_out, id_)
            for left_out, effects in without.items()
            for id_ in ids
            if id_ != left_out
            and whole.differs(id_, effects)
            and not self._is_same_result(whole, effects)
        }
        acting = {id_ for id_ in ids if whole.acted(id_) or _acts_without(id_, without, whole)}
        acting |= {left_out for left_out, _ in changes}
        changed = any(all((o, id_) in changes for o in ids if o != id_) for id_ in ids)
        return PairOutcome(len(acting) == len(ids), changed, effects=whole, without=without)

    def _is_same_result(self, one: ClauseEffects, other: ClauseEffects) -> bool:
        """Whether a move has the same result under two rulebooks, whichever clauses are cited: it
        is refused by both, or leads to the same position."""
        if one.refused or other.refused:
            return one.refused and other.refused
        return bool(one.after.key() == other.after.key())

    def _without(self, id_: str) -> ClauseEffects:
        return self._effects(self.group.without[id_])

    def _effects(self, rules: Rulebook, *, legally: bool = False) -> ClauseEffects:
        """``legally``: raises ``UnusableTable`` if a move before the last one is illegal."""
        for unsettled, number in self.settled:
            rules = settle(rules, unsettled, Random(number))
        engine, names = engine_of(rules), self.table.names
        position = self._start
        try:
            for move in self.table.play[:-1]:
                if legally and engine.judge(names, position, move).value == "no":
                    raise UnusableTable
                position = engine.advance(names, position, move).position
        except AmbiguousCards:
            raise UnusableTable from None
        return clause_effects_at(engine, names, position, self.table.play[-1], self.group.ids)

    @cached_property
    def _start(self) -> Any:
        """The described position, the same for all rulebooks."""
        engine = engine_of(self.group.whole)
        try:
            position, faults = engine.set_up(self.table)
        except RefereeError:
            raise UnusableTable from None
        if faults or engine.warnings(position):
            raise UnusableTable
        return position

    def concerns_group(self, unsettled: Open) -> bool:
        """Whether the text leaves this open only if all of the rules are in use."""
        ids = {clause.id for clause in unsettled.clauses}
        if isinstance(unsettled, OpenOrder) and ids.issuperset(self.group.ids):
            return len(self.group.ids) == 2 or not self._is_open_without_one(unsettled)
        return isinstance(unsettled, OpenReading) and not self._is_open_without_one(unsettled)

    def _is_open_without_one(self, unsettled: Open) -> bool:
        """Whether the same is open without one of the rules, too."""
        for id_ in self.group.ids:
            try:
                self._without(id_)
            except Open as other:
                if _subject(other) & _subject(unsettled):
                    return True
            except UnusableTable:
                continue
        return False


def _acts_without(id_: str, without: dict[str, ClauseEffects], whole: ClauseEffects) -> bool:
    """Whether a rule acts without one of the others. If the move is refused only with or only
    without that one, effects count as far as they can be compared."""
    return any(
        effects.acted(id_) if effects.refused == whole.refused else effects.comparable(id_, whole)
        for left_out, effects in without.items()
        if left_out != id_
    )


def _subject(unsettled: Open) -> set[str]:
    if isinstance(unsettled, OpenReading):
        return {unsettled.reading}
    return {clause.id for clause in unsettled.clauses}
