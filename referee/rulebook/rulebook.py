"""Rulebooks: books with the options that a table chose.

A :class:`~referee.rulebook.clause.Book` is what a file ``books/NAME.toml`` states. A
:class:`Rulebook` is a book with chosen options: an immutable value that caches its engine.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterator, Mapping
from functools import cached_property
from itertools import chain, pairwise
from threading import Lock
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from referee.cards.card import Deck
from referee.errors import UnknownName
from referee.model.types import Value

from .clause import Book, Clause, Option, Ruling

Orders = tuple[tuple[str, str], ...]
"""Pairs of clause ids: the first goes before the second."""


class Rulebook:
    """A book with the options that a table chose."""

    def __init__(
        self, book: Book, choices: Mapping[str, Value] | None = None, orders: Orders = ()
    ) -> None:
        """``orders``: the order of clauses that act at once, if the text doesn't say it.

        Raises ``UnknownName``. Use :func:`rulebook_of`, which shares equal rulebooks.
        """
        self.book = book
        self.orders = orders
        self.cache: dict[str, Any] = {}
        """What other modules have computed from the rulebook."""
        self.choices: dict[str, Value] = {}
        """The options that differ from their default."""
        self.engine: Any = None
        """What :func:`referee.engine.family.engine_of` has made of it."""
        for name, value in (choices or {}).items():
            option = book.option(name)
            if option.kind == "variant" and value not in option.values:
                raise UnknownName("variant", str(value), [*map(str, option.values)])
            option.check(value)
            if value != option.default:
                self.choices[name] = value

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
        """The value of an option. Raises ``UnknownName``."""
        value = self.choices.get(name)
        return self.book.option(name).default if value is None else value

    # ---- the game

    @cached_property
    def variant(self) -> str:
        """Which of the book's games is played; empty if it has only one."""
        option = self.book.variants
        return str(self.value(option.name)) if option else ""

    @property
    def family(self) -> str:
        """The family that plays this game."""
        return self.book.family_of(self.variant)

    @cached_property
    def deck(self) -> Deck:
        """The deck of this game."""
        return self.book.deck_of(self.variant)

    @cached_property
    def titled_book(self) -> Book:
        """The book, with the titles that the clauses in use add to its own."""
        clauses = [clause for clause in self.book.clauses_with_titles if self.is_on(clause)]
        if not clauses:
            return self.book
        cache: dict[object, Book] = self.book.cache.setdefault("titled", {})
        added = {n: names for clause in clauses for n, names in self._titles_of(clause).items()}
        key = tuple(added.items())
        book = cache.get(key) or replace(self.book, titles={**self.book.titles, **added})
        return cache.setdefault(key, book)

    def _titles_of(self, clause: Clause) -> Mapping[int, tuple[str, ...]]:
        """The titles that a clause adds, with its readings."""
        titles = dict(clause.titles)
        for reading in clause.readings:
            titles |= reading.titles.get(str(self.value(reading.name)), {})
        return titles

    # ---- clauses in use

    def is_on(self, clause: Clause) -> bool:
        """Whether a clause is in use: it belongs to this game and isn't turned off."""
        if clause.variants and self.variant not in clause.variants:
            return False
        return not clause.switchable or bool(self.value(clause.name))

    @cached_property
    def active(self) -> tuple[Clause, ...]:
        """The clauses in use."""
        chosen, variant = self.choices, self.variant
        return tuple(
            clause
            for clause, switch, on in self.book.switches
            if chosen.get(switch, on) and (not clause.variants or variant in clause.variants)
        )

    @cached_property
    def _active_names(self) -> frozenset[str]:
        return frozenset(clause.name for clause in self.active)

    @cached_property
    def _active_ids(self) -> frozenset[str]:
        return frozenset(clause.id for clause in self.active)

    def clauses_of(self, ids: Collection[str]) -> list[Clause]:
        """The clauses with these ids, in the order of the book."""
        return [clause for clause in self.clauses if clause.id in ids]

    def is_relevant(self, option: Option) -> bool:
        """Whether an option belongs to this game and matters with the clauses in use."""
        if option.clause.variants and self.variant not in option.clause.variants:
            return False
        return option.reading is None or self._active_ids.issuperset(option.reading.among)

    @property
    def rulings(self) -> Mapping[str, Ruling]:
        """Option -> the house's ruling (取り決め) on it, if this table follows it."""
        rulings = self.book.rulings.items()
        return {name: ruling for name, ruling in rulings if self.value(name) == ruling.value}

    # ---- other rulebooks of the book

    def replace(self, **changes: Value) -> Rulebook:
        """The rulebook with these options changed."""
        return rulebook_of(self.book, {**self.choices, **changes}, self.orders)

    def with_option_of(self, other: Rulebook, option: str) -> Rulebook:
        """The rulebook with the value that an option has in another rulebook."""
        choices = {name: value for name, value in self.choices.items() if name != option}
        own = {option: other.choices[option]} if option in other.choices else {}
        return rulebook_of(self.book, {**choices, **own}, self.orders)

    def with_orders(self, *pairs: tuple[str, str]) -> Rulebook:
        """The rulebook with further orders of clauses."""
        return rulebook_of(self.book, self.choices, (*self.orders, *pairs))

    @property
    def without_orders(self) -> Rulebook:
        """The rulebook without ``orders``."""
        return rulebook_of(self.book, self.choices)

    def only_adds_orders_to(self, other: Rulebook) -> bool:
        """Whether it is another rulebook with further orders."""
        same = self.book is other.book and self.choices == other.choices
        return same and self.orders[: len(other.orders)] == other.orders

    def played_by(self, engine: Any) -> Rulebook:
        """The same rulebook with another engine."""
        other = Rulebook(self.book, self.choices, self.orders)
        other.engine = engine
        return other

    def alternatives(self) -> Iterator[tuple[Option, Value]]:
        """Every change of a single switch or reading, as (option, other value).

        Without options of the header and of other games, which aren't disputed, and switches of
        clauses that conflict with one in use, which cannot be changed alone.
        """
        for option in self.options.values():
            yield from ((option, value) for value in self.alternatives_of(option))

    def alternatives_of(self, option: Option) -> Iterator[Value]:
        """The other values of one option, as in :meth:`alternatives`."""
        if option.in_header or not self.is_relevant(option):
            return
        for value in option.values:
            if value != self.value(option.name) and not self._conflicts(option, value):
                yield value

    def _conflicts(self, option: Option, value: Value) -> bool:
        """Whether a switch would turn on a clause that conflicts with one in use."""
        if option.kind != "switch" or not value:
            return False
        names = self.book.conflicting_names.get(option.name, frozenset())
        return not names.isdisjoint(self._active_names)

    # ---- which clause has precedence

    @cached_property
    def overridden(self) -> Mapping[str, frozenset[str]]:
        """Clause id -> the clauses in use that override it."""
        winners: dict[str, set[str]] = {}
        for clause, ids, readings in self.book.override_edges:
            if clause.id in self._active_ids:
                by_reading = (by.get(str(self.value(name)), ()) for name, by in readings)
                for id_ in chain(ids, *by_reading):
                    winners.setdefault(id_, set()).add(clause.id)
        return {id_: frozenset(ids) for id_, ids in winners.items()}

    @cached_property
    def chosen_orders(self) -> Orders:
        """``orders``, and the orders that readings choose."""
        by_readings = (
            order
            for option in self.options.values()
            if option.reading is not None
            for value, order in option.reading.orders.items()
            if self.value(option.name) == value
        )
        return (*self.orders, *(pair for order in by_readings for pair in pairwise(order)))

    def has_edge(self, one: str, other: str) -> bool:
        """Whether the book says which of two clauses (by ids) overrides the other."""
        overridden = self.overridden
        return one in overridden.get(other, ()) or other in overridden.get(one, ())

    def goes_first(self, one: str, other: str) -> bool | None:
        """Whether a clause (by id) goes before another, by an edge of the book or a chosen order.

        ``None`` if neither decides. ``orders`` beat the orders of readings, which may contradict
        them; a circle of orders decides nothing.
        """
        if self.has_edge(one, other):
            return one in self.overridden.get(other, ())
        for later in (self._later_by_orders, self._later):
            first, second = other in later.get(one, ()), one in later.get(other, ())
            if first != second:
                return first
        return None

    @cached_property
    def _later_by_orders(self) -> Mapping[str, set[str]]:
        return _later_clauses(self.orders)

    @cached_property
    def _later(self) -> Mapping[str, set[str]]:
        return _later_clauses(self.chosen_orders)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Rulebook)
            and self.book is other.book
            and self.choices == other.choices
            and self.orders == other.orders
        )

    def __hash__(self) -> int:
        return hash((self.book.id, frozenset(self.choices.items()), self.orders))

    def __repr__(self) -> str:
        return f"<Rulebook {self.book.id} {self.choices or ''}>"


def _later_clauses(orders: Orders) -> Mapping[str, set[str]]:
    """Clause id -> the clauses that come after it, directly or not."""
    later: dict[str, set[str]] = {}
    for clause in {first for first, _ in orders}:
        after, new = set[str](), {clause}
        while new:
            new = {second for first, second in orders if first in new} - after
            after |= new
        later[clause] = after
    return later


# ---- shared rulebooks

MAX_KEPT = 512
"""How many rulebooks a book keeps with their engines: the neighbours of a few tables, which are
needed again and again to find what would change an answer."""


def rulebook_of(
    of: Book, choices: Mapping[str, Value] | None = None, orders: Orders = ()
) -> Rulebook:
    """The rulebook of a book, which needn't be in the library any more.

    Equal choices give the same object as long as it is referenced, or among the ``MAX_KEPT`` that
    the book used last. Raises ``UnknownName``.
    """
    shared: _SharedRulebooks | None = of.cache.get("rulebooks")
    if shared is None:
        shared = of.cache.setdefault("rulebooks", _SharedRulebooks())
    return shared.get(Rulebook(of, choices, orders))


class _SharedRulebooks:
    """The rulebooks of one book: those that are referenced, and those used last."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._referenced: WeakValueDictionary[Hashable, Rulebook] = WeakValueDictionary()
        self._last_used: OrderedDict[Hashable, Rulebook] = OrderedDict()

    def get(self, new: Rulebook) -> Rulebook:
        """The rulebook that equals this one; if there is none, this one with its choices sorted,
        so that equal rulebooks are written alike."""
        key = (frozenset(new.choices.items()), new.orders)
        with self._lock:
            rulebook = self._last_used.get(key)
            if rulebook is not None:
                self._last_used.move_to_end(key)
                return rulebook
            new.choices = dict(sorted(new.choices.items()))
            rulebook = self._last_used[key] = self._referenced.setdefault(key, new)
            if len(self._last_used) > MAX_KEPT:
                self._last_used.popitem(last=False)
            return rulebook
