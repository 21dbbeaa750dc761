"""Rules bound to the clauses that state them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee._internal.gc import gc_paused
from referee.errors import UnknownName
from referee.model.mark_spelling import MarkSpelling
from referee.model.types import Value

from .clause import Book, Clause, RuleUse
from .registry import rule_class
from .rule import Rule, params_of
from .rulebook import Rulebook

OPTIONS = {"reading", "setting"}
"""What a parameter calls the option that it takes its value from."""

MarkWords = Mapping[str, tuple[MarkSpelling, ...]]


def mark_spellings(book: Book, variant: str = "") -> MarkWords:
    """The words of every rule that the book names, on or off, by rule.

    Of a book with several games only those of the ``variant``; without one, those of the games
    that the book's own family plays.
    """
    known: dict[str, MarkWords] = book.cache.setdefault("mark words", {})
    found = known.get(variant)
    if found is None:
        with gc_paused():
            found = known[variant] = _mark_words(book, variant)
    return found


def _mark_words(book: Book, variant: str) -> MarkWords:
    family = book.family_of(variant)
    games = {variant} if variant else set(book.games_of(family))
    here = [c for c in book.clauses if not c.variants or games & set(c.variants)]
    uses = ((clause, use) for clause in here for use in clause.rules)
    found: dict[str, dict[MarkSpelling, None]] = {}
    for clause, use in sorted(uses, key=lambda pair: pair[1].name):
        words = spellings_of_use(family, clause, use)
        found.setdefault(use.name, {}).update(dict.fromkeys(words))
    return {name: tuple(words) for name, words in found.items() if words}


def spellings_of_use(family: str, clause: Clause, use: RuleUse) -> tuple[MarkSpelling, ...]:
    """The words of a rule as a clause uses it."""
    return rule_class(family, use.name).words_of(clause, use.params)


def bind_rules(rulebook: Rulebook) -> list[Rule]:
    """The rules of every clause that is on, bound to their parameters. Raises ``UnknownName``.

    Rules never change, so rulebooks of one book share those that they bind alike.
    """
    book, family = rulebook.titled_book, rulebook.family
    return [use.by(rulebook) for clause in rulebook.active for use in _uses(book, family, clause)]


def rules_of_clause(rulebook: Rulebook, clause: Clause) -> list[Rule]:
    """The rules of one clause, bound likewise; none where it is off."""
    if not rulebook.is_on(clause):
        return []
    return [use.by(rulebook) for use in _uses(rulebook.titled_book, rulebook.family, clause)]


def option_readers(book: Book) -> Mapping[str, tuple[Clause, ...]]:
    """Option -> the clauses whose rules have it as a parameter, besides its own."""
    found: Mapping[str, tuple[Clause, ...]] | None = book.cache.get("readers")
    if found is None:
        found = book.cache["readers"] = _readers(book)
    return found


def _readers(book: Book) -> Mapping[str, tuple[Clause, ...]]:
    found: dict[str, dict[str, Clause]] = {}
    for clause in book.clauses:
        values = [value for use in clause.rules for value in use.params.values()]
        for value in filter(_names_option, values):
            for kind in OPTIONS & value.keys():
                found.setdefault(value[kind], {})[clause.id] = clause
    return {name: tuple(clauses.values()) for name, clauses in found.items()}


def options_of_clause(clause: Clause) -> Iterator[str]:
    """The options that tell whether a clause is on, and how its rules are bound."""
    if clause.switchable:
        yield clause.name
    yield from (reading.name for reading in clause.readings)
    for use in clause.rules:
        for value in filter(_names_option, use.params.values()):
            yield from (value[kind] for kind in OPTIONS & value.keys())


def _names_option(value: Any) -> bool:
    return isinstance(value, dict) and not OPTIONS.isdisjoint(value)


class _Use:
    """A rule as a clause of a book uses it: what it is bound to, by the values of options."""

    def __init__(self, book: Book, family: str, clause: Clause, use: RuleUse) -> None:
        self.book, self.clause = book, clause
        self.cls = rule_class(family, use.name)
        known = params_of(self.cls)
        own = [reading.name for reading in clause.readings if reading.name in known]
        named = {name: value for name, value in use.params.items() if _names_option(value)}
        self.params = {name: value for name, value in use.params.items() if name not in named}
        self.read = [*map(_taken, named.items()), *((name, name, {}) for name in own)]
        self.defaults = [(option, _default(book, option)) for _, option, _ in self.read]
        self.bound: dict[tuple[Value, ...], Rule] = {}

    def by(self, rulebook: Rulebook) -> Rule:
        chosen = rulebook.choices
        key = tuple([chosen.get(option, default) for option, default in self.defaults])
        rule = self.bound.get(key)
        # setdefault: of two threads that bind the same, both get the one that was first
        return rule or self.bound.setdefault(key, self._bind(key))

    def _bind(self, values: Sequence[Value]) -> Rule:
        taken = {
            name: meant.get(str(value), value)
            for (name, _, meant), value in zip(self.read, values, strict=True)
        }
        return self.cls(self.book, self.clause, self.params | taken)


def _taken(named: tuple[str, Mapping[str, Any]]) -> tuple[str, str, Mapping[str, Any]]:
    """A parameter, the option whose value it takes, and what single values of that mean.

    ``{ reading = NAME }`` is the value of a reading of another name, ``{ setting = NAME }`` that of
    a setting or the variant: ``{ reading = "seven_target", any = "anybody" }``.
    """
    name, value = named
    kind = next(iter(OPTIONS & value.keys()))
    return name, value[kind], value


def _default(book: Book, option: str) -> Value:
    """Raises ``UnknownName``."""
    if option not in book.options:
        raise UnknownName("option", option, list(book.options))
    return book.options[option].default


def _uses(book: Book, family: str, clause: Clause) -> tuple[_Use, ...]:
    """The rules as a clause uses them."""
    known: dict[tuple[str, str], tuple[_Use, ...]] = book.cache.setdefault("uses", {})
    key = (family, clause.id)
    found = known.get(key)
    if found is None:
        made = tuple(_Use(book, family, clause, use) for use in clause.rules)
        found = known.setdefault(key, made)
    return found
