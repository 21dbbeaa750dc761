"""Clauses that others speak of together, such as all that make a revolution.

A clause says of which groups it is (``groups = ["revolutions"]``), and edges and prerequisites of
others may name the group instead of each of its clauses: also of those that a book which extends
this one adds.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from itertools import chain

from msgspec.structs import replace

from referee.rulebook.clause import Clause, Reading

Groups = Mapping[str, Sequence[str]]


def spelled_out(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses, in whose edges and needs the clauses of a group stand beside its name.

    A clause goes before no other of a group that goes before it, nor before itself.
    """
    groups: dict[str, list[str]] = {}
    for clause in clauses:
        for name in clause.groups:
            groups.setdefault(name, []).append(clause.id)
    return [_spelled(each, groups, clauses) if _names(each, groups) else each for each in clauses]


def _names(clause: Clause, groups: Groups) -> bool:
    """Whether the clause names a group."""
    read = chain.from_iterable(each.overrides.values() for each in clause.readings)
    named = chain(clause.overrides, *clause.needs, *read)
    return not groups.keys().isdisjoint(named)


def _spelled(clause: Clause, groups: Groups, clauses: Sequence[Clause]) -> Clause:
    apart = {each.id for each in clauses if clause.id in (*each.overrides, each.id)}
    return replace(
        clause,
        overrides=_members(clause.overrides, groups, apart),
        needs=tuple(_members(group, groups, apart) for group in clause.needs),
        readings=tuple(_read(reading, groups, apart) for reading in clause.readings),
    )


def _read(reading: Reading, groups: Groups, apart: Container[str]) -> Reading:
    by_value = reading.overrides.items()
    return replace(
        reading, overrides={value: _members(ids, groups, apart) for value, ids in by_value}
    )


def _members(named: tuple[str, ...], groups: Groups, apart: Container[str]) -> tuple[str, ...]:
    """What is named, each once, and the clauses of the groups among it but for some."""
    found = dict.fromkeys(named)
    for name in named:
        found |= dict.fromkeys(id_ for id_ in groups.get(name, ()) if id_ not in apart)
    return tuple(found)
