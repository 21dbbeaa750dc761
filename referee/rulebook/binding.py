"""Rules bound to the clauses that state them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee._internal.gc import gc_paused
from referee.model.mark_spelling import MarkSpelling
from referee.model.types import Value

from .clause import Book, Clause, RuleUse, short_name
from .registry import rule_class
from .rule import Rule, params_of
from .rulebook import Rulebook

OPTIONS = {"reading", "setting"}
"""The keys of a parameter that takes its value from an option: ``{ reading = NAME }``, or
``{ setting = NAME }`` for a setting or the variant. Further keys translate values of the option:
``{ reading = "seven_target", any = "anybody" }``."""


def _option_of(value: Any) -> str:
    """The option from which a parameter takes its value; empty if it takes none."""
    if not isinstance(value, dict):
        return ""
    return next((name for kind, name in value.items() if kind in OPTIONS), "")


# ---- rules


def bind_rules(rulebook: Rulebook) -> list[Rule]:
    """The rules of every clause in use, bound to their parameters. Raises ``UnknownName``.

    Rules are immutable. Rulebooks of one book share rules with the same parameters.
    """
    book, family = rulebook.titled_book, rulebook.family
    return [
        use.bind(rulebook)
        for clause in rulebook.active
        for use in _uses(book, family, clause)
        if use.applies(rulebook)
    ]


def rules_of_clause(rulebook: Rulebook, clause: Clause) -> list[Rule]:
    """The bound rules of one clause; none if it is off."""
    if not rulebook.is_on(clause):
        return []
    uses = _uses(rulebook.titled_book, rulebook.family, clause)
    return [use.bind(rulebook) for use in uses if use.applies(rulebook)]


def _uses(book: Book, family: str, clause: Clause) -> tuple[_Use, ...]:
    cache: dict[tuple[str, str], tuple[_Use, ...]] = book.cache.setdefault("uses", {})
    key = (family, clause.id)
    uses = cache.get(key)
    if uses is None:
        uses = tuple(_Use(book, family, clause, use) for use in clause.rules)
        uses = cache.setdefault(key, uses)
    return uses


class _Use:
    """A rule as a clause of a book uses it, with the rules bound so far."""

    def __init__(self, book: Book, family: str, clause: Clause, use: RuleUse) -> None:
        self.book, self.clause = book, clause
        self.needs = [clause for clause in book.clauses if clause.id in use.needs]
        self.can_apply = len(self.needs) == len(use.needs)
        self.cls = rule_class(family, use.name)
        known = params_of(self.cls).keys()
        references = {name: value for name, value in use.params.items() if _option_of(value)}
        self.params = {name: v for name, v in use.params.items() if name not in references}
        self.by_option: list[tuple[str, str, Mapping[str, Any]]] = [
            *((name, _option_of(value), value) for name, value in references.items()),
            *((r.name, r.name, {}) for r in clause.readings if r.name in known - use.params.keys()),
        ]
        """A parameter, its option, and translations of the option's values."""
        self.defaults = [(name, book.option(name).default) for _, name, _ in self.by_option]
        self.bound: dict[tuple[Value, ...], Rule] = {}

    def applies(self, rulebook: Rulebook) -> bool:
        """Whether the clauses that the rule needs are on."""
        return self.can_apply and all(map(rulebook.is_on, self.needs))

    def bind(self, rulebook: Rulebook) -> Rule:
        """The rule with the values that the rulebook's options have."""
        chosen = rulebook.choices
        values = tuple([chosen.get(option, default) for option, default in self.defaults])
        rule = self.bound.get(values)
        # setdefault: of two threads that bind the same rule, both get the first one
        return rule or self.bound.setdefault(values, self._bind(values))

    def _bind(self, values: Sequence[Value]) -> Rule:
        params = {
            name: translations.get(str(value), value)
            for (name, _, translations), value in zip(self.by_option, values, strict=True)
        }
        return self.cls(self.book, self.clause, self.params | params)


# ---- options


def option_readers(book: Book) -> Mapping[str, tuple[Clause, ...]]:
    """Option -> the clauses whose rules take a parameter from it or need it."""
    readers: Mapping[str, tuple[Clause, ...]] | None = book.cache.get("readers")
    if readers is None:
        by_option: dict[str, dict[str, Clause]] = {}
        for clause in book.clauses:
            needed = (short_name(id_) for use in clause.rules for id_ in use.needs)
            for option in (*options_of_params(clause), *needed):
                by_option.setdefault(option, {})[clause.id] = clause
        readers = {name: tuple(clauses.values()) for name, clauses in by_option.items()}
        book.cache["readers"] = readers
    return readers


def options_of_clause(clause: Clause) -> Iterator[str]:
    """The options that decide whether a clause is on, and how its rules are bound."""
    if clause.switchable:
        yield clause.name
    yield from (reading.name for reading in clause.readings)
    yield from options_of_params(clause)
    yield from (short_name(id_) for use in clause.rules for id_ in use.needs)


def options_of_params(clause: Clause) -> Iterator[str]:
    """The options from which rules of a clause take parameters."""
    return filter(None, (_option_of(v) for use in clause.rules for v in use.params.values()))


# ---- marks

MarkSpellings = Mapping[str, tuple[MarkSpelling, ...]]


def mark_spellings(book: Book, variant: str = "") -> MarkSpellings:
    """Rule -> the spellings of its marks, for every rule that the book names, on or off.

    ``variant``: the game; if it is empty, all games that the book's own family plays.
    """
    cache: dict[str, MarkSpellings] = book.cache.setdefault("mark spellings", {})
    spellings = cache.get(variant)
    if spellings is None:
        with gc_paused():
            spellings = cache[variant] = _mark_spellings(book, variant)
    return spellings


def _mark_spellings(book: Book, variant: str) -> MarkSpellings:
    family = book.family_of(variant)
    games = {variant} if variant else set(book.games_of(family))
    clauses = [c for c in book.clauses if not c.variants or games.intersection(c.variants)]
    uses = ((clause, use) for clause in clauses for use in clause.rules)
    by_rule: dict[str, dict[MarkSpelling, None]] = {}
    for clause, use in sorted(uses, key=lambda pair: pair[1].name):
        spellings = spellings_of_use(family, clause, use)
        by_rule.setdefault(use.name, {}).update(dict.fromkeys(spellings))
    return {name: tuple(spellings) for name, spellings in by_rule.items() if spellings}


def spellings_of_use(family: str, clause: Clause, use: RuleUse) -> tuple[MarkSpelling, ...]:
    """The spellings of a rule's marks as a clause uses it."""
    return rule_class(family, use.name).words_of(clause, use.params)
