"""What decides how rules interact: an edge of the book, a reading, a prerequisite."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any

from referee.errors import RefereeError
from referee.i18n.messages import LANGS, message
from referee.model.description import Description
from referee.model.types import Value, Words
from referee.rulebook.clause import UNSETTLED, Clause, Option
from referee.rulebook.rule import Open, OpenReading
from referee.rulebook.rulebook import Rulebook

from .clause_effects import UnusableTable
from .pair_outcome import PairOutcome, RuleGroup, names_of, pair_outcome
from .result import Citation


def cited_when_open(group: RuleGroup, unsettled: Open) -> tuple[Citation, ...]:
    """The readings that would settle what is open."""
    rules = group.whole
    if isinstance(unsettled, OpenReading):
        return (_reading(rules, rules.options[unsettled.reading]),)
    return tuple(
        _reading(rules, option)
        for option in rules.options.values()
        if option.reading is not None
        and any({*group.ids} <= {*order} for order in option.reading.orders.values())
    )


def cited_when_changed(group: RuleGroup, table: Description) -> tuple[Citation, ...]:
    """What gives one rule precedence over another; empty if nothing in the book does."""
    citations = (*_needs(group), *_edges(group))
    if citations:
        return citations
    citation = deciding_reading(group, table)
    return (citation,) if citation else ()


def cited_apart(group: RuleGroup) -> tuple[Citation, ...]:
    """Why the rules are never in use together; empty if they can be."""
    if group.conflict is None:
        return ()
    one, other = group.conflict
    says = words("meet-conflict", first=one.title, second=other.title)
    return (Citation("conflicts", one.id, other.id, says=says),)


def words(key: str, **args: Any) -> Words:
    """A message in each language; words among its arguments are in the same language."""
    return {
        lang: message(lang, key, **{name: value[lang] if isinstance(value, Mapping) else value
                                    for name, value in args.items()})
        for lang in LANGS
    }  # fmt: skip


def _needs(group: RuleGroup) -> Iterator[Citation]:
    for one, other in permutations(group.clauses, 2):
        without = {clause.name for clause in group.whole.active if clause is not other}
        needs = [names for names in map(names_of, one.needs) if other.name in names]
        if any(names.isdisjoint(without) for names in needs):
            says = words("meet-needs", first=one.title, second=other.title)
            yield Citation("needs", one.id, other.id, says=says)


def _edges(group: RuleGroup) -> Iterator[Citation]:
    rules = group.whole
    for one, other in permutations(group.clauses, 2):
        is_edge = one.id in rules.overridden.get(other.id, ())
        if is_edge and other.name in names_of(one.overrides):
            says = words("meet-edge", first=one.title, second=other.title)
            yield Citation("edge", one.id, other.id, says=says)
        elif is_edge or (one.id, other.id) in rules.chosen_orders:
            yield from _chosen_by(rules, one, other)


def _chosen_by(rules: Rulebook, one: Clause, other: Clause) -> Iterator[Citation]:
    """The readings whose value gives one clause precedence over another."""
    for option in rules.options.values():
        if option.reading is None:
            continue
        value = str(rules.value(option.name))
        order = option.reading.orders.get(value, ())
        overridden = names_of(option.reading.overrides.get(value, ()))
        if {one.id, other.id} <= {*order} or (option.clause is one and other.name in overridden):
            yield _reading(rules, option)


def _reading(rules: Rulebook, option: Option) -> Citation:
    value = rules.value(option.name)
    says = reading_words(option, value)
    return Citation("reading", option.clause.id, reading=option.name, value=str(value), says=says)


def reading_words(option: Option, value: Value) -> Words:
    """The question of a reading, followed by its answer if it has one."""
    if option.reading is None:
        return {}
    if value == UNSETTLED:
        return dict(option.reading.question)
    label = option.reading.label.get(str(value), {})
    answer = {lang: label.get(lang, "") for lang in LANGS}
    return words("meet-read", question=option.reading.question, answer=answer)


def deciding_reading(group: RuleGroup, table: Description) -> Citation | None:
    """The reading of one of the clauses that makes the difference at this table.

    With another of its values the rules interact differently, and none of them does anything else
    because of that value alone.
    """
    outcome = _outcome(group, table)
    names = {name for clause in group.clauses for name in _readings_of(clause)}
    for option in group.whole.options.values():
        if option.kind != "reading" or option.name not in names or outcome is None:
            continue
        for value in option.values:
            if value in (UNSETTLED, group.whole.value(option.name)):
                continue
            rules = group.rules.replace(**{option.name: value})
            other = _outcome(RuleGroup(rules, group.clauses), table)
            if other and _changes_interaction(group, outcome, other):
                return _reading(group.whole, option)
    return None


def _readings_of(clause: Clause) -> Iterator[str]:
    """The readings that a clause leaves to the table, or that its rules name."""
    yield from (reading.name for reading in clause.readings)
    for use in clause.rules:
        for name, value in use.params.items():
            if isinstance(value, Mapping) and "reading" in value:
                yield str(value["reading"])
            else:
                yield name


def _outcome(group: RuleGroup, table: Description) -> PairOutcome | None:
    try:
        return pair_outcome(group, table)
    except (UnusableTable, RefereeError):
        return None


def _changes_interaction(group: RuleGroup, one: PairOutcome, other: PairOutcome) -> bool:
    """Whether the rules do something else together but none of them does alone.

    Effects have to be comparable: without one of the rules, or under the other reading, the move
    must be refused or allowed alike.
    """
    if one.effects is None or other.effects is None or not other.without:
        return False
    if not any(one.effects.differs(id_, other.effects) for id_ in group.ids):
        return False
    refused = {effects.refused for outcome in (one, other) for effects in outcome.without.values()}
    if one.effects.refused == other.effects.refused and refused != {one.effects.refused}:
        return False
    return all(
        not effects.differs(id_, other.without[left_out])
        for left_out, effects in one.without.items()
        for id_ in group.ids
        if id_ != left_out
    )
