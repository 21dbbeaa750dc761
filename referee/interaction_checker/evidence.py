"""What decides how rules meet: an edge of the book, a reading, a prerequisite."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations

from referee.errors import RefereeError
from referee.i18n.messages import LANGS, message
from referee.model.description import Description
from referee.model.types import Value, Words
from referee.rulebook.clause import UNSETTLED, Clause, Option
from referee.rulebook.rule import Open, OpenReading
from referee.rulebook.rulebook import Rulebook

from .clause_effects import Unfit
from .pair_outcome import Group, Meeting, meeting, names_of
from .result import Cited


def cited_when_open(group: Group, opened: Open) -> tuple[Cited, ...]:
    """The readings that would settle what is open."""
    if isinstance(opened, OpenReading):
        return (_reading(group.whole, group.whole.options[opened.reading]),)
    return tuple(
        _reading(group.whole, option)
        for option in group.whole.options.values()
        if option.reading is not None
        and any({*group.ids} <= {*order} for order in option.reading.orders.values())
    )


def cited_when_changed(group: Group, table: Description) -> tuple[Cited, ...]:
    """What the book says of which goes first; empty where it says nothing."""
    found = [*_needs(group), *_edges(group)]
    if not found:
        telling = reading_that_tells(group, table)
        found = [telling] if telling else []
    return tuple(found)


def _needs(group: Group) -> Iterator[Cited]:
    for one, other in permutations(group.clauses, 2):
        without = {each.name for each in group.whole.active if each is not other}
        needs = [names for names in map(names_of, one.needs) if other.name in names]
        if any(names.isdisjoint(without) for names in needs):
            says = _said("meet-needs", first=one.title, second=other.title)
            yield Cited("needs", one.id, other.id, says=says)


def _edges(group: Group) -> Iterator[Cited]:
    rules = group.whole
    for one, other in permutations(group.clauses, 2):
        if one.id not in rules.overridden.get(other.id, ()):
            if (one.id, other.id) in rules.chosen:
                yield from _chosen_by(rules, one, other)
            continue
        if other.name in names_of(one.overrides):
            says = _said("meet-edge", first=one.title, second=other.title)
            yield Cited("edge", one.id, other.id, says=says)
        else:
            yield from _chosen_by(rules, one, other)


def _chosen_by(rules: Rulebook, one: Clause, other: Clause) -> Iterator[Cited]:
    """The readings whose value puts one clause before another."""
    for option in rules.options.values():
        if option.reading is None:
            continue
        value = str(rules.value(option.name))
        order = option.reading.orders.get(value, ())
        beaten = names_of(option.reading.overrides.get(value, ()))
        if {one.id, other.id} <= {*order} or (option.clause is one and other.name in beaten):
            yield _reading(rules, option)


def _reading(rules: Rulebook, option: Option) -> Cited:
    value = rules.value(option.name)
    says = read_as(option, value)
    return Cited("reading", option.clause.id, reading=option.name, value=str(value), says=says)


def read_as(option: Option, value: Value) -> Words:
    """The question of a reading, and what it is answered with, where it is not open."""
    if option.reading is None:
        return {}
    asked, label = option.reading.question, option.reading.label.get(str(value), {})
    if value == UNSETTLED:
        return asked
    return {lang: message(lang, "meet-read", question=asked[lang], answer=label.get(lang, ""))
            for lang in LANGS}  # fmt: skip


def reading_that_tells(group: Group, table: Description) -> Cited | None:
    """The reading on which one of the clauses rests that makes the difference here: by another of
    its values they meet otherwise, and none of them does anything else by it alone."""
    told = _met(group, table)
    named = {name for clause in group.clauses for name in _rests_on(clause)}
    for option in group.whole.options.values():
        if option.kind != "reading" or option.name not in named or told is None:
            continue
        for value in option.values:
            if value in (UNSETTLED, group.whole.value(option.name)):
                continue
            other = _met(Group(group.given.having(**{option.name: value}), group.clauses), table)
            if other and _tells(group, told, other):
                return _reading(group.whole, option)
    return None


def _rests_on(clause: Clause) -> Iterator[str]:
    """The readings that a clause leaves to the table, or that its rules name."""
    yield from (reading.name for reading in clause.readings)
    for use in clause.rules:
        for name, said in use.params.items():
            yield str(said["reading"]) if isinstance(said, Mapping) and "reading" in said else name


def _met(group: Group, table: Description) -> Meeting | None:
    try:
        return meeting(group, table)
    except (Unfit, RefereeError):
        return None


def _tells(group: Group, told: Meeting, other: Meeting) -> bool:
    """Whether they do something else together, and none of them alone, as far as that can be held
    against each other: the move passes alike without one of them, or by the reading alone."""
    if told.deeds is None or other.deeds is None or not other.without:
        return False
    if not any(told.deeds.differ(each, other.deeds) for each in group.ids):
        return False
    refused = {each.refused for met in (told, other) for each in met.without.values()}
    if told.deeds.refused == other.deeds.refused and refused != {told.deeds.refused}:
        return False
    return all(
        not without.differ(each, other.without[id_])
        for id_, without in told.without.items()
        for each in group.ids
        if each != id_
    )


def _said(key: str, **titles: Words) -> Words:
    return {
        lang: message(lang, key, **{name: title[lang] for name, title in titles.items()})
        for lang in LANGS
    }
