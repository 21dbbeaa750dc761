"""Rulebooks as data: books, clauses, options, and the choice a table makes among them.

A :class:`Book` is what a ``books/NAME.toml`` says. A :class:`Rulebook` is a book together with
the options a table chose; it is an immutable value and compiles itself, once, into the engine of
its family.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib import import_module, resources
from typing import TYPE_CHECKING, Any

from .cards import Deck
from .errors import UnknownName

if TYPE_CHECKING:
    from .family import Engine

Value = bool | str
Orders = tuple[tuple[str, str], ...]
"""(first, second) clause ids: which of two goes first."""

Words = Mapping[str, str]
"""A text in each language: ``{"ja": …, "en": …}``."""

UNSETTLED = "unsettled"


@dataclass(frozen=True)
class Reading:
    """A point that the text leaves open, with the values a table may choose."""

    name: str
    question: Words
    values: tuple[str, ...]
    default: str
    label: Mapping[str, Words]
    why: Words
    overrides: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By value: the clauses that its clause goes before where the table reads it so."""


@dataclass(frozen=True)
class RuleUse:
    """A rule named by a clause, with its parameters."""

    name: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Clause:
    """A clause; ``kind`` is ``base`` (always on), ``adopted``, ``official`` or ``local``."""

    id: str
    kind: str
    title: Words
    wording: Words
    where: Words
    rules: tuple[RuleUse, ...]
    overrides: tuple[str, ...]
    readings: tuple[Reading, ...]

    @property
    def name(self) -> str:
        """The switch name: the id without its book."""
        return self.id.rpartition(".")[2]

    @property
    def switchable(self) -> bool:
        return self.kind != "base"

    @property
    def on_by_default(self) -> bool:
        return self.kind != "local"


@dataclass(frozen=True)
class Option:
    """A switch (values ``True``/``False``) or a reading (values are names) of a book."""

    name: str
    kind: str
    clause: Clause
    values: tuple[Value, ...]
    default: Value
    reading: Reading | None = None


@dataclass(frozen=True, eq=False)
class Book:
    """A rulebook file: title, family, deck, number of players, clauses in order."""

    id: str
    family: str
    title: Words
    players: tuple[int, int]
    deck: Deck
    clauses: tuple[Clause, ...]
    titles: Mapping[int, tuple[str, ...]]
    """Titles by number of players, lowest first."""

    @cached_property
    def options(self) -> Mapping[str, Option]:
        """Every option by its name, in the order of the clauses."""
        return {option.name: option for clause in self.clauses for option in _options(clause)}

    def clause(self, id_: str) -> Clause:
        """The clause of this id. Raises ``UnknownName``."""
        found = next((clause for clause in self.clauses if clause.id == id_), None)
        if found is None:
            raise UnknownName("clause", id_, [clause.id for clause in self.clauses])
        return found


def _options(clause: Clause) -> Iterator[Option]:
    if clause.switchable:
        yield Option(clause.name, "switch", clause, (True, False), clause.on_by_default)
    for reading in clause.readings:
        yield Option(reading.name, "reading", clause, reading.values, reading.default, reading)


class Rulebook:
    """A book with the options a table chose; ``choices`` holds what differs from the default."""

    def __init__(
        self, book: Book, choices: Mapping[str, Value] | None = None, orders: Orders = ()
    ) -> None:
        """``orders``: (first, second) clause ids, where two act at once and the text is silent."""
        self.book = book
        self.orders = orders
        self.choices: dict[str, Value] = {}
        for name, value in (choices or {}).items():
            option = self._option(name)
            if value not in option.values:
                known = [str(each) for each in option.values]
                raise UnknownName("value", str(value), known, of=name)
            if value != option.default:
                self.choices[name] = value

    def _option(self, name: str) -> Option:
        option = self.book.options.get(name)
        if option is None:
            raise UnknownName("option", name, list(self.book.options))
        return option

    @property
    def id(self) -> str:
        return self.book.id

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return self.book.clauses

    @property
    def options(self) -> Mapping[str, Option]:
        return self.book.options

    def value(self, name: str) -> Value:
        """The value an option has here. Raises ``UnknownName``."""
        option = self._option(name)
        return self.choices.get(name, option.default)

    def is_on(self, clause: Clause) -> bool:
        return not clause.switchable or bool(self.value(clause.name))

    def having(self, **changes: Value) -> Rulebook:
        """The rulebook with these options changed."""
        return rulebook(self.book.id, {**self.choices, **changes}, self.orders)

    def ordered(self, *pairs: tuple[str, str]) -> Rulebook:
        """The rulebook with an order chosen between clauses that the text leaves side by side."""
        return rulebook(self.book.id, self.choices, (*self.orders, *pairs))

    def alternatives(self) -> Iterator[tuple[Option, Value]]:
        """Every change of a single option, as (option, other value)."""
        for option in self.options.values():
            for value in option.values:
                if value != self.value(option.name):
                    yield option, value

    @cached_property
    def active(self) -> tuple[Clause, ...]:
        return tuple(clause for clause in self.clauses if self.is_on(clause))

    @cached_property
    def overridden(self) -> Mapping[str, frozenset[str]]:
        """Clause id -> the clauses that, where both speak, go before it.

        An edge to a clause that a book has replaced holds for the one of the same name.
        """
        table: dict[str, set[str]] = {}
        ids = {clause.name: clause.id for clause in self.clauses}
        for clause in self.active:
            for beaten in (*clause.overrides, *self._read_so(clause)):
                named = ids.get(beaten.rpartition(".")[2], beaten)
                table.setdefault(named, set()).add(clause.id)
        return {beaten: frozenset(winners) for beaten, winners in table.items()}

    def _read_so(self, clause: Clause) -> Iterator[str]:
        """The clauses that this one goes before by the values of its readings."""
        for reading in clause.readings:
            yield from reading.overrides.get(str(self.value(reading.name)), ())

    @cached_property
    def engine(self) -> Engine:
        """The rulebook compiled for play by its family."""
        module = import_module(f"referee.games.{self.book.family}")
        engine: Engine = module.compile_rulebook(self)
        return engine

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Rulebook)
            and self.book.id == other.book.id
            and self.choices == other.choices
            and self.orders == other.orders
        )

    def __hash__(self) -> int:
        return hash((self.book.id, frozenset(self.choices.items()), self.orders))

    def __repr__(self) -> str:
        return f"<Rulebook {self.book.id} {self.choices or ''}>"


# ---- reading the files


def book_ids() -> list[str]:
    """The ids of the books that can be played."""
    names = (entry.name for entry in (resources.files("referee") / "books").iterdir())
    ids = sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))
    return [id_ for id_ in ids if not _data(id_).get("abstract")]


@lru_cache(maxsize=64)
def book(id_: str) -> Book:
    """The book of this id, with all it inherits. Raises ``UnknownName``."""
    if id_ not in book_ids():
        raise UnknownName("book", id_, book_ids())
    return _book(id_)


def rulebook(id_: str, choices: Mapping[str, Value] | None = None, orders: Orders = ()) -> Rulebook:
    """A rulebook; equal choices give the same object, so it is compiled once."""
    made = Rulebook(book(id_), choices)
    return _shared(id_, tuple(sorted(made.choices.items(), key=str)), orders)


@lru_cache(maxsize=4096)
def _shared(id_: str, choices: tuple[tuple[str, Value], ...], orders: Orders) -> Rulebook:
    return Rulebook(book(id_), dict(choices), orders)


@lru_cache(maxsize=64)
def _data(id_: str) -> dict[str, Any]:
    return tomllib.loads((resources.files("referee") / "books" / f"{id_}.toml").read_text("utf-8"))


def _book(id_: str) -> Book:
    data = _data(id_)
    base = _book(data["extends"]) if "extends" in data else None
    own = [_clause(entry) for entry in data.get("clause", ())]
    names = {clause.name for clause in own} | set(data.get("without", ()))
    inherited = [clause for clause in base.clauses if clause.name not in names] if base else []
    deck = data.get("deck", {})
    low, high = data.get("players", (2, 10))
    return Book(
        id=data["id"],
        family=data.get("family") or (base.family if base else ""),
        title=data["title"],
        players=(low, high),
        deck=Deck(jokers=deck.get("jokers", 2)),
        clauses=(*inherited, *own),
        titles={int(count): tuple(names) for count, names in data.get("titles", {}).items()},
    )


def _clause(entry: Mapping[str, Any]) -> Clause:
    return Clause(
        id=entry["id"],
        kind=entry.get("kind", "base"),
        title=entry["title"],
        wording={"ja": entry["ja"], "en": entry["en"]},
        where=entry["where"],
        rules=tuple(_rule_uses(entry)),
        overrides=tuple(entry.get("overrides", ())),
        readings=tuple(map(_reading, entry.get("reading", ()))),
    )


def _rule_uses(entry: Mapping[str, Any]) -> Iterable[RuleUse]:
    if "rule" in entry:
        yield RuleUse(entry["rule"], entry.get("with", {}))
    for use in entry.get("rules", ()):
        yield RuleUse(use["rule"], use.get("with", {}))


def _reading(entry: Mapping[str, Any]) -> Reading:
    return Reading(
        name=entry["id"],
        question=entry["question"],
        values=tuple(entry["values"]),
        default=entry["default"],
        label=entry.get("label", {}),
        why=entry["why"],
        overrides={value: tuple(ids) for value, ids in entry.get("overrides", {}).items()},
    )
