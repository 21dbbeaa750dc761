"""Edges between the clauses of a book: groups in place of single clauses, and unordered pairs.

A clause states its groups (``groups = ["revolutions"]``). Edges and needs of other clauses may name
a group in place of each of its clauses, also of those that a book which extends this one adds.

``undecided`` lists pairs of clauses of which the text doesn't say which goes first. Each pair gets
a reading, so that a table or a house can decide it.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from msgspec.structs import replace

from referee.i18n.messages import LANGS, message
from referee.model.types import Words
from referee.rulebook.clause import UNSETTLED, Clause, Reading

Groups = Mapping[str, Sequence[str]]
"""Name of a group -> clause ids."""


# ---- groups


def expand_groups(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses, with the members of each group added after its name in edges and needs.

    No clause overrides a member that overrides it, nor itself.
    """
    groups: dict[str, list[str]] = {}
    for clause in clauses:
        for name in clause.groups:
            groups.setdefault(name, []).append(clause.id)
    return [
        _expanded(clause, groups, clauses) if _names_group(clause, groups) else clause
        for clause in clauses
    ]


def _names_group(clause: Clause, groups: Groups) -> bool:
    by_readings = chain.from_iterable(each.overrides.values() for each in clause.readings)
    named = chain(clause.overrides, *clause.needs, *by_readings)
    return not groups.keys().isdisjoint(named)


def _expanded(clause: Clause, groups: Groups, clauses: Sequence[Clause]) -> Clause:
    excluded = {other.id for other in clauses if clause.id in (*other.overrides, other.id)}
    readings = []
    for reading in clause.readings:
        overrides = {
            value: _members(ids, groups, excluded) for value, ids in reading.overrides.items()
        }
        readings.append(replace(reading, overrides=overrides))
    return replace(
        clause,
        overrides=_members(clause.overrides, groups, excluded),
        needs=tuple(_members(group, groups, excluded) for group in clause.needs),
        readings=tuple(readings),
    )


def _members(names: tuple[str, ...], groups: Groups, excluded: Container[str]) -> tuple[str, ...]:
    """The names, then the members of the groups among them, each once."""
    ids = dict.fromkeys(names)
    for name in names:
        ids |= dict.fromkeys(id_ for id_ in groups.get(name, ()) if id_ not in excluded)
    return tuple(ids)


# ---- unordered pairs

PAIR = 2


class LazyMessage(Mapping[str, str]):
    """A message in every language, formatted when it is read: a book may have hundreds of pairs."""

    def __init__(self, key: str, titles: Mapping[str, Words]) -> None:
        """``titles``: the titles that the message names, by the names of its arguments."""
        self.key, self.titles = key, titles

    def __getitem__(self, lang: str) -> str:
        if lang not in LANGS:
            raise KeyError(lang)
        return message(lang, self.key, **{name: title[lang] for name, title in self.titles.items()})

    def __iter__(self) -> Iterator[str]:
        return iter(LANGS)

    def __len__(self) -> int:
        return len(LANGS)


def with_order_readings(
    clauses: Sequence[Clause], pairs: Iterable[Sequence[str]]
) -> tuple[Clause, ...]:
    """The clauses of a book, with a reading for each pair (of ids, in any order) on the clause that
    comes later in the book.

    A pair of which a clause is missing is ignored.
    """
    index_of = {clause.id: index for index, clause in enumerate(clauses)}
    result = [*clauses]
    for ids in pairs:
        if index_of.keys() >= {*ids} and len({*ids}) == PAIR:
            first, second = sorted(index_of[id_] for id_ in ids)
            reading = _order_reading(result[first], result[second])
            result[second] = replace(result[second], readings=(*result[second].readings, reading))
    return tuple(result)


def _order_reading(one: Clause, other: Clause) -> Reading:
    """The reading ``ONE_or_OTHER``: which of the two goes first; by default it is unsettled."""
    titles = {f"{clause.name}_first": clause.title for clause in (one, other)}
    label = {value: LazyMessage("order-first", {"title": title}) for value, title in titles.items()}
    ids = (one.id, other.id)
    return Reading(
        name=f"{one.name}_or_{other.name}",
        question=LazyMessage("order-which", {"first": one.title, "second": other.title}),
        values=(*titles, UNSETTLED),
        default=UNSETTLED,
        label={**label, UNSETTLED: LazyMessage("order-neither", {})},
        why=LazyMessage("order-why", {}),
        orders=dict(zip(titles, (ids, ids[::-1]), strict=True)),
        among=ids,
    )
