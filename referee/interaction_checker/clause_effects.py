"""What clauses do at a move: what they are cited for and which obligations they create.

A clause that is in use but has nothing to do with the move does nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from referee.engine.answer import Answer, Event
from referee.engine.family import AnyEngine
from referee.engine.interfaces import AmbiguousCards, AnyPosition
from referee.model.moves import Move

EffectKey = tuple[Any, ...]
NO_EFFECTS: frozenset[EffectKey] = frozenset()
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

    def of(self, clause: str) -> frozenset[EffectKey]:
        return self.by_clause.get(clause, NO_EFFECTS)

    def acted(self, clause: str) -> bool:
        return clause in self.by_clause

    def comparable(self, clause: str, other: ClauseEffects) -> frozenset[EffectKey]:
        """The effects of a clause that can be compared with its effects under other rules.

        If either side refuses the move, only what forbids or allows it counts. If both allow it,
        only what it sets off counts.
        """
        effects = self.of(clause)
        if self.refused or other.refused:
            return frozenset(effect for effect in effects if effect[0] == JUDGED)
        return frozenset(effect for effect in effects if effect[0] not in (JUDGED, EXPLAINED))

    def differs(self, clause: str, other: ClauseEffects) -> bool:
        """Whether a clause did something else under other rules."""
        return self.comparable(clause, other) != other.comparable(clause, self)


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
    if answer.value == "no":
        return ClauseEffects(_by_clause(clauses, answer), refused=True, after=position)
    try:
        step = engine.advance(names, position, move)
    except AmbiguousCards:
        raise UnusableTable from None
    by_clause = _by_clause(clauses, answer, step.events, position, step.position)
    return ClauseEffects(by_clause, after=step.position)


def _by_clause(
    clauses: Collection[str],
    answer: Answer,
    events: Sequence[Event] = (),
    before: AnyPosition | None = None,
    after: AnyPosition | None = None,
) -> dict[str, frozenset[EffectKey]]:
    effects: dict[str, set[EffectKey]] = {}
    for reason in answer.because:
        if reason.clause.id in clauses and not reason.key.endswith(COMPLIANCE):
            sort = EXPLAINED if reason.did == "causes" else JUDGED
            effects.setdefault(reason.clause.id, set()).add((sort, reason.did, reason.key))
    for event in events:
        if event.clause.id in clauses:
            effect = (event.key, repr(event.args))
            effects.setdefault(event.clause.id, set()).add(effect)
    if after is not None and before is not None and after.owed is not before.owed:
        for obligation in after.owed:
            if obligation.clause in clauses and obligation not in before.owed:
                effects.setdefault(obligation.clause, set()).add(("owed", obligation))
    return {clause: frozenset(of_clause) for clause, of_clause in effects.items()}
