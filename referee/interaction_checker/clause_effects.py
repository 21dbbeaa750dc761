"""What a clause does at a move: what it is cited for there, and what it makes somebody owe.

A clause that is in use and has nothing to do with the move does nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from referee.engine.answer import Answer, Event
from referee.engine.compile import AnyEngine
from referee.engine.interfaces import AmbiguousCards, AnyPosition
from referee.model.moves import Move

Deed = tuple[Any, ...]
NONE: frozenset[Deed] = frozenset()
KEPT = "-met"
"""How the reasons end that tell of something asked for which the move keeps to: that is no deed."""
JUDGED = "judged"
"""How deeds begin that bar the move or allow it."""
EXPLAINED = "explained"
"""Likewise that explain a bar of another clause, such as an order turned round: that counts as
done, and is not held against anything."""


class Unfit(Exception):
    """A table that shows nothing: the move is refused by what is not looked at, its cards could be
    several plays, or nobody knows whether it may be made."""


class Deeds(Struct, frozen=True):
    """What some clauses (ids) did at a move; whether the move was refused, and the position after
    it (before it, where it was refused)."""

    by: Mapping[str, frozenset[Deed]] = {}
    refused: bool = False
    after: Any = None

    def of(self, clause: str) -> frozenset[Deed]:
        return self.by.get(clause, NONE)

    def fired(self, clause: str) -> bool:
        return clause in self.by

    def against(self, clause: str, other: Deeds) -> frozenset[Deed]:
        """What a clause did, as far as it is held against what it did by other rules. Where these
        or those refuse the move, only what bars or allows it counts; where both let it pass, only
        what it sets off."""
        told = frozenset(deed for deed in self.of(clause) if deed[0] in (JUDGED, EXPLAINED))
        if self.refused or other.refused:
            return frozenset(deed for deed in told if deed[0] == JUDGED)
        return self.of(clause) - told

    def differ(self, clause: str, other: Deeds) -> bool:
        """Whether a clause did something else by other rules."""
        return self.against(clause, other) != other.against(clause, self)


def deeds_at(
    engine: AnyEngine,
    names: Sequence[str],
    position: AnyPosition,
    move: Move,
    wanted: Collection[str],
) -> Deeds:
    """What the wanted clauses do at a move. A move that is refused is not made.

    Raises ``Unfit``, ``Open``.
    """
    judged = engine.judge(names, position, move)
    if judged.value not in ("yes", "no"):
        raise Unfit
    if judged.value == "no":
        return Deeds(_gathered(wanted, judged), refused=True, after=position)
    try:
        step = engine.advance(names, position, move)
    except AmbiguousCards:
        raise Unfit from None
    return Deeds(_gathered(wanted, judged, step.events, position, step.position),
                 after=step.position)  # fmt: skip


def _gathered(
    wanted: Collection[str],
    judged: Answer,
    happened: Sequence[Event] = (),
    before: AnyPosition | None = None,
    after: AnyPosition | None = None,
) -> dict[str, frozenset[Deed]]:
    found: dict[str, set[Deed]] = {}
    for reason in judged.because:
        if reason.clause.id in wanted and not reason.key.endswith(KEPT):
            sort = EXPLAINED if reason.did == "causes" else JUDGED
            found.setdefault(reason.clause.id, set()).add((sort, reason.did, reason.key))
    for each in happened:
        if each.clause.id in wanted:
            found.setdefault(each.clause.id, set()).add((each.key, repr(each.args)))
    if after is not None and before is not None and after.owed is not before.owed:
        for owed in after.owed:
            if owed.clause in wanted and owed not in before.owed:
                found.setdefault(owed.clause, set()).add(("owed", owed))
    return {clause: frozenset(deeds) for clause, deeds in found.items()}
