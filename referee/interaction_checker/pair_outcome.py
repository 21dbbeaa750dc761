"""Some rules at one table: did all of them do something, did one change what another did?

Two, or more where they were asked for. The table is judged with all of them in use, and without
each one. Of more than two only what takes all of them counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from referee.engine.compile import engine_of
from referee.engine.interfaces import AmbiguousCards
from referee.errors import RefereeError
from referee.model.description import Description
from referee.notation.header import write_rules
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open, OpenOrder, OpenReading
from referee.rulebook.rulebook import Rulebook
from referee.simulation import settle

from .clause_effects import Deeds, Unfit, deeds_at

MOST_OPEN = 6
"""So many things that have nothing to do with the rules looked at are settled at a table."""


class Meeting(Struct, frozen=True):
    """What was seen at a table. ``all_fired``: each of the rules did something there, in the
    company of the others or without one, or it changed what another did. ``opened``: what the text
    leaves open only where all of the rules are in use; ``deeds``: what they did with all in use
    (``None`` where that is open); ``without``: likewise, without the clause of this id."""

    all_fired: bool
    changed: bool
    opened: Open | None = None
    deeds: Deeds | None = None
    without: Mapping[str, Deeds] = {}


T = TypeVar("T")


def names_of(ids: Iterable[str]) -> set[str]:
    """The names of clauses: one of the same name may have taken a clause's place in a book."""
    return {id_.rpartition(".")[2] for id_ in ids}


class Group:
    """Some switchable rules of a rulebook, with the rulebooks in which all of them are in use, and
    all but one; what they need is in use, what they exclude is not."""

    def __init__(self, rules: Rulebook, clauses: Iterable[Clause]) -> None:
        self.clauses = tuple(clauses)
        self.ids = tuple(clause.id for clause in self.clauses)
        self.given = rules

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
        """With all of them in use."""
        on = {clause.name for clause in self.clauses}
        for clause in self.clauses:
            for group in clause.needs:
                needed = [each for each in self.given.clauses if each.name in names_of(group)]
                if not any(self.given.is_on(each) or each.name in on for each in needed):
                    on |= {each.name for each in needed[:1] if each.switchable}
        excluded = {name for each in self.clauses for name in names_of(each.conflicts)}
        off = {
            each.name
            for each in self.given.active
            if each.switchable
            and each.name not in on
            and (each.name in excluded or not on.isdisjoint(names_of(each.conflicts)))
        }
        return self.given.having(**dict.fromkeys(on, True), **dict.fromkeys(off, False))

    @cached_property
    def without(self) -> dict[str, Rulebook]:
        """Clause id -> the rules without it."""
        return {each.id: self.whole.having(**{each.name: False}) for each in self.clauses}

    def worded(self, table: Description) -> Description:
        """A table with the header of these rules."""
        return write_rules(table, self.whole)


def meeting(group: Group, table: Description) -> Meeting:
    """What the rules of a group do at the last move of a table, with one another and alone.

    Raises ``Unfit``.
    """
    return _settling(group, table, _Trial.meeting)


def _settling(group: Group, table: Description, asked: Callable[[_Trial], T]) -> T:
    """What is asked of a table, with all that is open besides settled. Raises ``Unfit``."""
    settled: list[tuple[Open, int]] = []
    for number in range(MOST_OPEN):
        try:
            return asked(_Trial(group, table, settled))
        except Open as opened:
            settled.append((opened, number))
    raise Unfit


def deeds_of(group: Group, table: Description) -> Deeds:
    """What the rules of a group do at the last move of a table, all of them in use.

    Raises ``Unfit``.
    """
    return _settling(group, table, _Trial.whole)


class _Trial:
    """A table judged with what is open besides settled in one way."""

    def __init__(self, group: Group, table: Description, settled: list[tuple[Open, int]]) -> None:
        self.group, self.table, self.settled = group, table, settled

    def whole(self) -> Deeds:
        """Raises ``Unfit``, ``Open``."""
        return self._deeds(self.group.whole, legally=True)

    def meeting(self) -> Meeting:
        """Raises ``Unfit``; ``Open`` for what does not come of these rules meeting."""
        try:
            return self._judged()
        except Open as opened:
            if self.is_theirs(opened):
                return Meeting(True, False, opened)
            raise

    def _judged(self) -> Meeting:
        """Raises ``Unfit``, ``Open``."""
        ids = self.group.ids
        whole = self.whole()
        if whole.refused and not whole.by:
            raise Unfit
        if not whole.by:
            return Meeting(False, False, deeds=whole)
        others = {id_: self._without(id_) for id_ in ids}
        changes = {
            (other, id_)
            for other, told in others.items()
            for id_ in ids
            if id_ != other and whole.differ(id_, told) and not self._is_same(whole, told)
        }
        acting = {id_ for id_ in ids if whole.fired(id_) or _fires(id_, others, whole)}
        acting |= {other for other, _ in changes}
        changed = any(all((o, id_) in changes for o in ids if o != id_) for id_ in ids)
        return Meeting(len(acting) == len(ids), changed, deeds=whole, without=others)

    def _is_same(self, whole: Deeds, told: Deeds) -> bool:
        """Whether the same comes of a move by other rules, whatever is cited for it: it is refused
        by these as by those, or leads to one position. That is one thing with two reasons."""
        if whole.refused or told.refused:
            return whole.refused and told.refused
        key = engine_of(self.group.whole).key
        return bool(key(whole.after) == key(told.after))

    def _without(self, id_: str) -> Deeds:
        return self._deeds(self.group.without[id_])

    def _deeds(self, rules: Rulebook, *, legally: bool = False) -> Deeds:
        """``legally``: raises ``Unfit`` where what led to the last move could not be played."""
        for opened, number in self.settled:
            rules = settle(rules, opened, Random(number))
        engine, names = engine_of(rules), self.table.names
        position = self._start
        try:
            for move in self.table.play[:-1]:
                if legally and engine.judge(names, position, move).value == "no":
                    raise Unfit
                position = engine.advance(names, position, move).position
        except AmbiguousCards:
            raise Unfit from None
        return deeds_at(engine, names, position, self.table.play[-1], self.group.ids)

    @cached_property
    def _start(self) -> Any:
        """The position that is described, the same for all."""
        try:
            position, faults = engine_of(self.group.whole).setup(self.table)
        except RefereeError:
            raise Unfit from None
        if faults or engine_of(self.group.whole).warnings(position):
            raise Unfit
        return position

    def is_theirs(self, opened: Open) -> bool:
        """Whether the text leaves this open only where all the rules are in use."""
        ids = {clause.id for clause in opened.clauses}
        if isinstance(opened, OpenOrder) and len(ids & {*self.group.ids}) == len(self.group.ids):
            return len(self.group.ids) == 2 or not self._is_open_without(opened)
        return isinstance(opened, OpenReading) and not self._is_open_without(opened)

    def _is_open_without(self, opened: Open) -> bool:
        """Whether it is open, too, without one of them."""
        for id_ in self.group.ids:
            try:
                self._without(id_)
            except Open as other:
                if _subject(other) & _subject(opened):
                    return True
            except Unfit:
                continue
        return False


def _fires(id_: str, others: dict[str, Deeds], whole: Deeds) -> bool:
    """Whether a rule does something without one of the others; where the move is refused with all
    of them, by what is said about that."""
    return any(
        (told.fired(id_) if told.refused == whole.refused else told.against(id_, whole))
        for other, told in others.items()
        if other != id_
    )


def _subject(opened: Open) -> set[str]:
    if isinstance(opened, OpenReading):
        return {opened.reading}
    return {clause.id for clause in opened.clauses}
