"""Every change of one option of a rulebook, as the rules that go and the rules that come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from referee._internal.gc import gc_paused
from referee.engine.interfaces import ChangeKey
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.types import Value
from referee.rulebook.binding import option_readers, options_of_clause, rules_of_clause
from referee.rulebook.clause import Book, Clause, Option
from referee.rulebook.rule import OpenReading
from referee.rulebook.rulebook import Rulebook, rulebook_of

FACTS = (
    "wild", "grants", "only_last_pass", "exit_by_obligation", "simultaneous", "limits_gifts",
    "allows_face_down",
)  # fmt: skip
"""Attributes of rules that matter though no hook is called. All others tell only together with a
hook."""
_PLAIN = [getattr(ClimbingRule, name) for name in FACTS]
MAX_PLAYS = 500
"""For how many plays a rulebook remembers which changes they concern."""

Hooks = Sequence[tuple[ClimbingRule, Callable[..., Any]]]
"""Rules with one of their hooks."""


class Change(Struct, frozen=True, eq=False, dict=True):
    """An option at another value: the rules that go, and the rules that come."""

    option: Option
    value: Value
    gone: tuple[ClimbingRule, ...]
    come: tuple[ClimbingRule, ...]
    ranked: tuple[ClimbingRule, ...]
    """The rules in force that then override others, or no longer do. This matters only if they say
    something."""
    always_matters: bool
    """Whether the rules differ in facts that no hook returns."""
    titled: frozenset[int]
    """The numbers of players that have other titles then."""

    @cached_property
    def key(self) -> ChangeKey:
        return self.option.name, self.value

    @cached_property
    def rules(self) -> tuple[ClimbingRule, ...]:
        return (*self.gone, *self.come, *self.ranked)

    @cached_property
    def declared(self) -> frozenset[str]:
        """The hooks that any of the rules declares."""
        return frozenset().union(*[rule.declared for rule in self.rules])

    @cached_property
    def forms(self) -> frozenset[str]:
        """The forms that there are either before or after the change."""
        gone, come = (
            {form for rule in rules for form in rule.forms} for rules in (self.gone, self.come)
        )
        return frozenset(gone ^ come)

    @cached_property
    def asks_first_trick(self) -> bool:
        """Whether rules that ask for the first trick are there only before or only after it."""
        gone, come = (
            any(FIRST_TRICK in rule.words for rule in rules) for rules in (self.gone, self.come)
        )
        return gone != come

    @cached_property
    def rereads(self) -> bool:
        """Whether cards may be read as other plays, because a rule looks at the suits of jokers."""
        return any(rule.by_joker_suits for rule in self.rules)

    @cached_property
    def _hooks(self) -> dict[str, tuple[Hooks, Hooks, Hooks]]:
        return {}

    def hooks(self, name: str) -> tuple[Hooks, Hooks, Hooks]:
        """The hooks of this name that go, that come, and that are ranked otherwise."""
        hooks = self._hooks.get(name)
        if hooks is None:
            gone, come, ranked = [
                [(rule, getattr(rule, name)) for rule in rules if rule.has(name)]
                for rules in (self.gone, self.come, self.ranked)
            ]
            hooks = self._hooks[name] = gone, come, ranked
        return hooks


ChangedHooks = tuple[Change, tuple[Hooks, Hooks, Hooks]]


class Changes:
    """Every change of one option of a rulebook that changes any rule, in the order of the book.

    Most are those of the book by itself: only options that have to do with a chosen one differ.
    """

    def __init__(self, rulebook: Rulebook) -> None:
        options: Iterable[str] = rulebook.options
        self._plain: Changes | None = None
        plain = rulebook_of(rulebook.book)
        if rulebook.choices and rulebook.titled_book is plain.titled_book:
            self._plain = changes_of(plain)
            dependents = _dependents(rulebook.book)
            options = {name for choice in rulebook.choices for name in dependents.get(choice, ())}
        self._own = {name: [*_changes_of(rulebook, rulebook.options[name])] for name in options}
        self._by_option: Mapping[str, Sequence[Change]] = self._own
        if self._plain:
            self._by_option = {**self._plain._by_option, **self._own}
        self._all = [change for name in rulebook.options for change in self._by_option[name]]
        self._by_hook: dict[str, list[ChangedHooks]] = {}
        self._concerned: dict[tuple[str, Play], list[ChangedHooks]] = {}
        self.orders: dict[Rulebook, Any] = {}
        """The orders of strength under the changes: of this rulebook, and of those that it is while
        marks suspend some of its rules."""

    def __iter__(self) -> Iterator[Change]:
        return iter(self._all)

    def hooks(self, name: str) -> Sequence[ChangedHooks]:
        """The changes with a rule that declares this hook, each with these hooks."""
        hooks = self._by_hook.get(name)
        if hooks is None:
            own = [change for changes in self._own.values() for change in changes]
            hooks = [(change, change.hooks(name)) for change in own if name in change.declared]
            if self._plain:
                plain = self._plain.hooks(name)
                hooks += [pair for pair in plain if pair[0].option.name not in self._own]
            self._by_hook[name] = hooks
        return hooks

    def declaring(self, *hooks: str) -> Sequence[Change]:
        """The changes with a rule that declares one of these hooks."""
        return list(dict.fromkeys([change for hook in hooks for change, _ in self.hooks(hook)]))

    def hooks_of_play(self, stage: str, play: Play) -> Sequence[ChangedHooks]:
        """The changes with a rule that looks at this play in this stage."""
        hooks = self._concerned.get((stage, play))
        if hooks is None:
            if len(self._concerned) >= MAX_PLAYS:
                self._concerned.clear()
            hooks = self._concerned[stage, play] = [
                pair
                for pair in self.hooks(stage)
                if any(rule.concerns(play) for rules in pair[1] for rule, _ in rules)
            ]
        return hooks

    @cached_property
    def keys(self) -> frozenset[ChangeKey]:
        return frozenset([change.key for change in self._all])

    @cached_property
    def rereading(self) -> frozenset[ChangeKey]:
        """The changes under which cards may be read as other plays."""
        return frozenset([change.key for change in self._all if change.rereads])

    @cached_property
    def opening(self) -> Sequence[Change]:
        """The changes that decide whether a new table is marked as in its first trick."""
        return [change for change in self._all if change.asks_first_trick]

    @cached_property
    def forming(self) -> Sequence[Change]:
        """The changes with which there are other forms."""
        return [change for change in self._all if change.forms]

    def always_mattering(self, seats: int) -> Sequence[Change]:
        """The changes that matter to this number of players, whatever is asked."""
        return [change for change in self._all if change.always_matters or seats in change.titled]


def changes_of(rulebook: Rulebook) -> Changes:
    """The changes of a rulebook, worked out once."""
    changes: Changes | None = rulebook.cache.get("changes")
    if changes is None:
        with gc_paused():
            changes = rulebook.cache["changes"] = Changes(rulebook)
    return changes


def _changes_of(rulebook: Rulebook, option: Option) -> Iterator[Change]:
    """The changes of one option."""
    book, ranked_ids = rulebook.book, _ranked_ids(option)
    readers = option_readers(book).get(option.name, ())
    clauses = [option.clause, *(clause for clause in readers if clause is not option.clause)]
    ranked = [clause for clause in rulebook.active if clause.id in ranked_ids] if ranked_ids else []
    if option.kind == "reading" and not ranked and not any(map(rulebook.is_on, clauses)):
        return  # a reading turns no clause on or off
    values = [*rulebook.alternatives_of(option)]
    now, ranked_rules = (_rules(rulebook, group) if values else [] for group in (clauses, ranked))
    for value in values:
        other = Rulebook(book, None, rulebook.orders)  # checks no choices, and needs no sharing
        other.choices = {**rulebook.choices, option.name: value}
        then = _rules(other, clauses)
        gone = tuple([rule for rule in now if rule not in then])
        come = tuple([rule for rule in then if rule not in now])
        differ = _facts(gone) != _facts(come) or any(rule.roles for rule in ranked_rules)
        titled = _titled_otherwise(rulebook, other)
        yield Change(option, value, gone, come, tuple(ranked_rules), differ, titled)


def _rules(rulebook: Rulebook, clauses: Iterable[Clause]) -> list[ClimbingRule]:
    return [
        rule
        for clause in clauses
        for rule in rules_of_clause(rulebook, clause)
        if isinstance(rule, ClimbingRule)
    ]


def _facts(rules: Iterable[ClimbingRule]) -> list[str]:
    """The facts of these rules that make them special."""
    facts = [[_fact(rule, name) for name in FACTS] for rule in rules]
    return sorted([repr(values) for values in facts if values != _PLAIN])


def _fact(rule: ClimbingRule, name: str) -> object:
    """A fact of a rule; the name of the reading if an open one decides it."""
    try:
        return getattr(rule, name)
    except OpenReading as opened:
        return opened.reading


def _titled_otherwise(rulebook: Rulebook, other: Rulebook) -> frozenset[int]:
    """The numbers of players that have other titles by the other rulebook."""
    titles, others = rulebook.titled_book.titles, other.titled_book.titles
    if titles is others:
        return frozenset()
    sizes = titles.keys() | others.keys()
    return frozenset(size for size in sizes if titles.get(size) != others.get(size))


def _ranked_ids(option: Option) -> set[str]:
    """The clauses that override others by the values of a reading, or that it orders."""
    if option.reading is None:
        return set()
    ids = {clause for order in option.reading.orders.values() for clause in order}
    return ids | ({option.clause.id} if option.reading.overrides else set())


def _dependents(book: Book) -> Mapping[str, set[str]]:
    """Option -> the options whose changes depend on it: which there are, and what they bring."""
    dependents: dict[str, set[str]] | None = book.cache.get("dependents")
    if dependents is None:
        dependents = {}
        read_by = {clause.id: set(options_of_clause(clause)) for clause in book.clauses}
        names = {clause.id: clause.name for clause in book.clauses}
        readers = option_readers(book)
        for option in book.options.values():
            clauses = {option.clause.id, *_ranked_ids(option)}
            clauses |= {clause.id for clause in readers.get(option.name, ())}
            needed = {option.name, *book.conflicting_names.get(option.name, ())}
            needed |= {name for id_ in clauses for name in read_by.get(id_, ())}
            needed |= {
                names[id_]
                for id_ in (option.reading.among if option.reading else ())
                if id_ in names
            }
            if book.variants:
                needed.add(book.variants.name)
            for name in needed:
                dependents.setdefault(name, set()).add(option.name)
        book.cache["dependents"] = dependents
    return dependents
