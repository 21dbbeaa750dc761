"""What two or more rules do at one table: whether all of them act, whether one changes another.

The table is judged with all of the rules in use, and without each one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import product
from random import Random
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from referee.engine.family import AnyEngine, engine_of
from referee.engine.interfaces import AmbiguousCards, AnyPosition
from referee.errors import RefereeError
from referee.interaction_checker.result import Counts
from referee.model.description import Description
from referee.model.moves import Move
from referee.notation.writer import write_text
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open, OpenOrder, OpenReading
from referee.rulebook.rulebook import Rulebook, rulebook_of
from referee.simulation import settle

# ---- what clauses do at a move

EffectKey = tuple[Any, ...]
COMPLIANCE = "-met"
"""Ending of the key of a reason that the move complies with the clause: that is no effect."""
JUDGED = "judged"
"""First part of an effect that forbids or allows the move."""
EXPLAINED = "explained"
"""First part of an effect that explains why another clause forbids the move, such as a reversed
order. The clause has acted, but the effect is never compared."""


class UnusableTable(Exception):
    """A table that shows nothing: clauses outside the group forbid the move, its cards are
    ambiguous, or its legality is unknown."""


class ClauseEffects(Struct, frozen=True):
    """What some clauses did at a move."""

    by_clause: Mapping[str, frozenset[EffectKey]] = {}
    """By clause id; clauses that did nothing are missing."""
    refused: bool = False
    after: Any = None
    """The position after the move; the position before it if the move was refused."""

    def acted(self, clause: str) -> bool:
        return clause in self.by_clause

    def comparable(self, clause: str, other: ClauseEffects) -> frozenset[EffectKey]:
        """The effects of a clause that can be compared with its effects under other rules.

        If either side refuses the move, only what forbids or allows it counts. If both allow it,
        only what it sets off counts.
        """
        effects = self.by_clause.get(clause, frozenset())
        if self.refused or other.refused:
            return frozenset(effect for effect in effects if effect[0] == JUDGED)
        return frozenset(effect for effect in effects if effect[0] not in (JUDGED, EXPLAINED))

    def differs(self, clause: str, other: ClauseEffects) -> bool:
        """Whether a clause did something else under other rules."""
        return self.comparable(clause, other) != other.comparable(clause, self)

    def leads_to_same(self, other: ClauseEffects) -> bool:
        """Whether the move has the same result under other rules, whichever clauses are cited: it
        is refused by both, or leads to the same position."""
        if self.refused or other.refused:
            return self.refused and other.refused
        return bool(self.after.key() == other.after.key())


def clause_effects_at(
    engine: AnyEngine,
    names: Sequence[str],
    position: AnyPosition,
    move: Move,
    clauses: Collection[str],
) -> ClauseEffects:
    """What the given clauses (ids) do at a move. A refused move is not made.

    Raises ``UnusableTable``, ``Open``.
    """
    answer = engine.judge(names, position, move)
    if answer.value not in ("yes", "no"):
        raise UnusableTable
    is_refused = answer.value == "no"
    effects = defaultdict[str, set[EffectKey]](set)
    for reason in answer.because:
        if reason.clause.id in clauses and not reason.key.endswith(COMPLIANCE):
            sort = EXPLAINED if reason.did == "causes" else JUDGED
            effects[reason.clause.id].add((sort, reason.did, reason.key))
    after = position
    if not is_refused:
        try:
            step = engine.advance(names, position, move)
        except AmbiguousCards:
            raise UnusableTable from None
        after = step.position
        for event in step.events:
            if event.clause.id in clauses:
                effects[event.clause.id].add((event.key, repr(event.args)))
        for obligation in after.owed:
            if obligation.clause in clauses and obligation not in position.owed:
                effects[obligation.clause].add(("owed", obligation))
    by_clause = {clause: frozenset(of_clause) for clause, of_clause in effects.items()}
    return ClauseEffects(by_clause, is_refused, after)


# ---- the rules of a group at one table

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


class RuleGroup:
    """Some clauses of a rulebook, usually two that can be switched off."""

    def __init__(self, rules: Rulebook, clauses: Iterable[Clause]) -> None:
        self.clauses = tuple(clauses)
        self.ids = tuple(clause.id for clause in self.clauses)
        self.rules = rules

    @cached_property
    def conflict(self) -> tuple[Clause, Clause] | None:
        """Two of them that are never in use together."""
        pairs = product(self.clauses, self.clauses)
        return next((pair for pair in pairs if pair[1].id in pair[0].conflicts), None)

    @cached_property
    def whole(self) -> Rulebook:
        """The rules with all of them in use, with what they need and without what they exclude."""
        on = {clause.name for clause in self.clauses if clause.switchable}
        for clause in self.clauses:
            for alternatives in clause.needs:
                needed = self.rules.clauses_of(alternatives)
                if not any(self.rules.is_on(other) or other.name in on for other in needed):
                    on |= {other.name for other in needed[:1] if other.switchable}
        names_of = self.rules.book.names_of
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
        return {clause.id: self._without(clause) for clause in self.clauses}

    def _without(self, clause: Clause) -> Rulebook:
        if clause.switchable:
            return self.whole.replace(**{clause.name: False})
        book = self.whole.book
        others = tuple(other for other in book.clauses if other.id != clause.id)
        without = replace(book, clauses=others)
        choices = {name: v for name, v in self.whole.choices.items() if name in without.options}
        return rulebook_of(without, choices, self.whole.orders)


def pair_outcome(group: RuleGroup, table: Description) -> PairOutcome:
    """What the rules of a group do at the last move of a table, together and without each one.

    Raises ``UnusableTable``.
    """
    return _evaluate(group, table, _SettledTable.outcome)


def group_effects(group: RuleGroup, table: Description) -> ClauseEffects:
    """What the rules of a group do at the last move of a table with all of them in use.

    Raises ``UnusableTable``.
    """
    return _evaluate(group, table, _SettledTable.whole)


def rule_outcome(group: RuleGroup, table: Description) -> PairOutcome:
    """What a group of one rule does at the last move of a table; ``changed``: whether the move has
    another result without it.

    Raises ``UnusableTable``.
    """
    return _evaluate(group, table, _SettledTable.outcome_of_one)


def _evaluate(group: RuleGroup, table: Description, evaluate: Callable[[_SettledTable], T]) -> T:
    """Evaluates a table with unrelated open questions settled. Raises ``UnusableTable``."""
    settled: list[tuple[Open, int]] = []
    for number in range(MAX_SETTLED):
        try:
            return evaluate(_SettledTable(group, table, settled))
        except Open as unsettled:
            settled.append((unsettled, number))
    raise UnusableTable


class _SettledTable:
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

    def outcome_of_one(self) -> PairOutcome:
        """Raises ``UnusableTable``; ``Open`` if what is open doesn't concern the rule."""
        (id_,) = self.group.ids
        try:
            whole, without = self.whole(), self._effects(self.group.without[id_])
        except Open as unsettled:
            if self.concerns_group(unsettled):
                return PairOutcome(True, False, unsettled)
            raise
        is_changed = not whole.leads_to_same(without)
        return PairOutcome(whole.acted(id_), is_changed, effects=whole, without={id_: without})

    def _outcome(self) -> PairOutcome:
        """Raises ``UnusableTable``, ``Open``."""
        ids = self.group.ids
        whole = self.whole()
        if whole.refused and not whole.by_clause:
            raise UnusableTable
        if not whole.by_clause:
            return PairOutcome(False, False, effects=whole)
        without = {id_: self._effects(self.group.without[id_]) for id_ in ids}
        changes = {
            (left_out, id_)
            for left_out, effects in without.items()
            for id_ in ids
            if id_ != left_out and whole.differs(id_, effects) and not whole.leads_to_same(effects)
        }
        acting = {id_ for id_ in ids if whole.acted(id_) or _acts_without(id_, without, whole)}
        acting |= {left_out for left_out, _ in changes}
        changed = any(all((o, id_) in changes for o in ids if o != id_) for id_ in ids)
        return PairOutcome(len(acting) == len(ids), changed, effects=whole, without=without)

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
        except (RefereeError, Open):
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
                self._effects(self.group.without[id_])
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


# ---- what is seen of a group on many tables

Find = tuple[int, str]
"""A table on which something was seen: its size and its text."""


class Tally(Struct):
    """What was seen of a group: counts, and the smallest table of each sort."""

    counts: Counts = Counts()
    finds: dict[str, Find] = {}

    def add(self, table: Description, outcome: PairOutcome) -> None:
        """Counts a table."""
        unsettled = outcome.unsettled is not None
        self.counts += Counts(1, int(outcome.all_acted), int(outcome.changed), int(unsettled))
        if outcome.all_acted:
            sort = "unsettled" if unsettled else "changed" if outcome.changed else "both"
            self._keep(sort, (size(table), write_text(table)))

    def merge(self, other: Tally) -> None:
        """Adds another tally."""
        self.counts += other.counts
        for sort, find in other.finds.items():
            self._keep(sort, find)

    def _keep(self, sort: str, find: Find) -> None:
        self.finds[sort] = min(find, self.finds.get(sort, find))


def size(table: Description) -> int:
    """How much a reader has to look at: moves, cards in the middle and marks; then other cards."""
    middle = sum(len(move.named) for move in table.play) + sum(len(p.cards) for p in table.field)
    titles = any(seat.title for seat in table.seats)
    visible = 4 * len(table.play) + middle + 3 * len(table.state) + 3 * titles + len(table.seats)
    other = sum(len(hand.cards) for hand in table.hands.values()) + len(table.discards)
    return visible * 100 + other
