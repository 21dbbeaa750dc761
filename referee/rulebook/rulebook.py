"""Rulebooks as data: books, clauses, options, and the choice a table makes among them.

A :class:`~referee.rulebook.clause.Book` is what a ``books/NAME.toml`` says. A :class:`Rulebook` is
a book together with the options a table chose: an immutable value, which keeps the engine that
:mod:`referee.engine.family` makes of it once.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterator, Mapping
from collections.abc import Set as AbstractSet
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
"""(first, second) clause ids: which of two goes first."""


class Rulebook:
    """A book with the options a table chose; ``choices`` holds what differs from the default."""

    def __init__(
        self, book: Book, choices: Mapping[str, Value] | None = None, orders: Orders = ()
    ) -> None:
        """``orders``: (first, second) clause ids, where two act at once and the text is silent."""
        self.book = book
        self.orders = orders
        self.cache: dict[str, Any] = {}
        """What others have worked out from the rulebook: it goes when the rulebook goes."""
        self.choices: dict[str, Value] = {}
        self.engine: Any = None
        """What the rulebook is played by, once :mod:`referee.engine.family` has made it."""
        for name, value in (choices or {}).items():
            option = self._option(name)
            if value not in option.values:
                known = [str(each) for each in option.values]
                if option.kind == "variant":
                    raise UnknownName("variant", str(value), known)
                title = option.clause.title
                raise UnknownName("value", str(value), known, of=name, clause=title)
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
        chosen = self.choices.get(name)
        return self._option(name).default if chosen is None else chosen

    @cached_property
    def variant(self) -> str:
        """Which of the book's games is played; empty where it has only one."""
        chosen = self.book.variants
        return str(self.value(chosen.name)) if chosen else ""

    @property
    def family(self) -> str:
        """The family that plays this game."""
        return self.book.family_of(self.variant)

    @property
    def deck(self) -> Deck:
        """The deck as this game reads its cards."""
        return self.book.deck_of(self.variant)

    def is_relevant(self, option: Option) -> bool:
        """Whether an option belongs to the game that is played, and matters by the rules in use."""
        if option.clause.variants and self.variant not in option.clause.variants:
            return False
        return option.reading is None or self._active_ids.issuperset(option.reading.among)

    def is_on(self, clause: Clause) -> bool:
        """Whether a clause holds: in the game that is played, and not switched off."""
        if clause.variants and self.variant not in clause.variants:
            return False
        return not clause.switchable or bool(self.value(clause.name))

    def replace(self, **changes: Value) -> Rulebook:
        """The rulebook with these options changed."""
        return rulebook_of(self.book, {**self.choices, **changes}, self.orders)

    def with_option_of(self, other: Rulebook, option: str) -> Rulebook:
        """The rulebook with one option as another has it."""
        choices = {name: value for name, value in self.choices.items() if name != option}
        own = {option: other.choices[option]} if option in other.choices else {}
        return rulebook_of(self.book, {**choices, **own}, self.orders)

    def with_orders(self, *pairs: tuple[str, str]) -> Rulebook:
        """The rulebook with an order chosen between clauses that the text leaves side by side."""
        return rulebook_of(self.book, self.choices, (*self.orders, *pairs))

    def played_by(self, engine: Any) -> Rulebook:
        """The same rulebook with an engine of its own."""
        other = Rulebook(self.book, self.choices, self.orders)
        other.engine = engine
        return other

    def only_adds_orders_to(self, other: Rulebook) -> bool:
        """Whether these rules are those of another, and orders chosen besides."""
        same = self.book is other.book and self.choices == other.choices
        return same and self.orders[: len(other.orders)] == other.orders

    @property
    def without_orders(self) -> Rulebook:
        """The rulebook without orders chosen."""
        return rulebook_of(self.book, self.choices)

    def alternatives(self) -> Iterator[tuple[Option, Value]]:
        """Every change of a single switch or reading, as (option, other value).

        What the header sets is no dispute about the text; nor is what another game says. A clause
        that conflicts with one in use is no change that could be made alone.
        """
        for option in self.options.values():
            yield from ((option, value) for value in self.alternatives_of(option))

    def alternatives_of(self, option: Option) -> Iterator[Value]:
        """The other values of one option, likewise."""
        if option.in_header or not self.is_relevant(option):
            return
        for value in option.values:
            if value != self.value(option.name) and self._goes_with(option, value):
                yield value

    def _goes_with(self, option: Option, value: Value) -> bool:
        """Whether no clause that a switch brings into use conflicts with one that is."""
        if option.kind != "switch" or not value:
            return True
        return self.book.conflicting_names.get(option.name, frozenset()).isdisjoint(
            self._active_names
        )

    @cached_property
    def active(self) -> tuple[Clause, ...]:
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

    @cached_property
    def titled_book(self) -> Book:
        """The book with the titles that the clauses in use bring besides its own."""
        bringing = [clause for clause in self.book.clauses_with_titles if self.is_on(clause)]
        if not bringing:
            return self.book
        known: dict[object, Book] = self.book.cache.setdefault("titled", {})
        brought = {n: each for clause in bringing for n, each in self._titles_of(clause).items()}
        key = tuple(brought.items())
        made = known.get(key) or replace(self.book, titles={**self.book.titles, **brought})
        return known.setdefault(key, made)

    def _titles_of(self, clause: Clause) -> Mapping[int, tuple[str, ...]]:
        """The titles that a clause brings, as its readings say."""
        said = dict(clause.titles)
        for reading in clause.readings:
            said |= reading.titles.get(str(self.value(reading.name)), {})
        return said

    @cached_property
    def overridden(self) -> Mapping[str, frozenset[str]]:
        """Clause id -> the clauses that, where both speak, go before it.

        An edge to a clause that a book has replaced holds for the one of the same name.
        """
        table: dict[str, set[str]] = {}
        for clause, beaten, readings in self.book.override_edges:
            if clause.id in self._active_ids:
                read = (by.get(str(self.value(name)), ()) for name, by in readings)
                for each in chain(beaten, *read):
                    table.setdefault(each, set()).add(clause.id)
        return {beaten: frozenset(winners) for beaten, winners in table.items()}

    @cached_property
    def chosen_orders(self) -> Orders:
        """The orders chosen for this rulebook, by readings too."""
        read = (
            order
            for option in self.options.values()
            if option.reading is not None
            for value, order in option.reading.orders.items()
            if self.value(option.name) == value
        )
        return (*self.orders, *(pair for order in read for pair in pairwise(order)))

    @property
    def rulings(self) -> Mapping[str, Ruling]:
        """Option -> the house's ruling (取り決め) on it, as far as this table keeps to it."""
        ruled = self.book.rulings.items()
        return {name: each for name, each in ruled if self.value(name) == each.value}

    def clauses_of(self, ids: Collection[str]) -> list[Clause]:
        """The clauses with these ids, in the order of the book."""
        return [clause for clause in self.clauses if clause.id in ids]

    def goes_first(self, one: str, other: str) -> bool | None:
        """Whether a clause acts before another (by ids): by an edge of the book or an order chosen.

        ``None`` where neither says anything.
        """
        if self.has_edge(one, other):
            return one in self.overridden.get(other, ())
        # What was chosen for this once goes before the table's readings; orders that go round in a
        # circle decide nothing.
        for after in (self._chosen_once, self._chosen_after):
            first, second = other in after(one), one in after(other)
            if first != second:
                return first
        return None

    def has_edge(self, one: str, other: str) -> bool:
        """Whether the book says which of two clauses (by ids) goes before the other."""
        overridden = self.overridden
        return one in overridden.get(other, ()) or other in overridden.get(one, ())

    def _chosen_once(self, clause: str) -> AbstractSet[str]:
        """The clauses that come after this one by the orders chosen besides the readings."""
        return _following(self._once, self.orders, clause) if self.orders else frozenset()

    def _chosen_after(self, clause: str) -> AbstractSet[str]:
        """The clauses that come after this one by the orders chosen, also over others between."""
        return _following(self._after, self.chosen_orders, clause)

    @cached_property
    def _once(self) -> dict[str, AbstractSet[str]]:
        return {}

    @cached_property
    def _after(self) -> dict[str, AbstractSet[str]]:
        return {}

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


def _following(known: dict[str, AbstractSet[str]], orders: Orders, clause: str) -> AbstractSet[str]:
    """The clauses that come after this one, as known, else by these pairs."""
    found = known.get(clause)
    if found is None:
        after, new = set[str](), {clause}
        while new:
            new = {second for first, second in orders if first in new} - after
            after |= new
        found = known[clause] = after
    return found


def rulebook_of(
    of: Book, choices: Mapping[str, Value] | None = None, orders: Orders = ()
) -> Rulebook:
    """The rulebook of a book at hand, which may have been read before its file was changed.

    Equal choices give the same rulebook as long as somebody has it, or it is one of the book's
    :data:`MAX_KEPT` asked for last. Raises ``UnknownName``.
    """
    shared: _Shared | None = of.cache.get("rulebooks")
    if shared is None:
        shared = of.cache.setdefault("rulebooks", _Shared())
    return shared.of(Rulebook(of, choices, orders))


MAX_KEPT = 512
"""How many rulebooks a book keeps, each with its engine: the neighbours of a few tables, which are
asked about again and again by whoever looks for what would change an answer."""


class _Shared:
    """The rulebooks of one book: all that somebody has, and those that were asked for last."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._alive: WeakValueDictionary[Hashable, Rulebook] = WeakValueDictionary()
        self._last: OrderedDict[Hashable, Rulebook] = OrderedDict()

    def of(self, made: Rulebook) -> Rulebook:
        """The rulebook that equals this one; where there is none yet, this one, its choices sorted
        by name: whoever writes them writes equal rulebooks alike."""
        key = (frozenset(made.choices.items()), made.orders)
        with self._lock:
            found = self._last.get(key)
            if found is not None:
                self._last.move_to_end(key)
                return found
            made.choices = dict(sorted(made.choices.items()))
            found = self._last[key] = self._alive.setdefault(key, made)
            if len(self._last) > MAX_KEPT:
                self._last.popitem(last=False)
            return found
