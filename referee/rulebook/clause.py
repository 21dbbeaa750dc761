"""What a rulebook file says: clauses, the choices that they leave, the book that holds them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee._internal.values import compare_without
from referee.cards.card import Deck, suit_letter
from referee.errors import UnknownName
from referee.model.types import Value, Words

UNSETTLED = "unsettled"

TOPICS = (
    "joker", "strength", "lock", "form", "doubt", "trick", "pointing", "hand", "class", "out",
    "score", "procedure",
)  # fmt: skip
"""What a clause may be about, besides the ranks of the deck."""

_PRIMES = str.maketrans("’′＇", "'''")
"""What people type for the prime of ``A'``."""


class Reading(Struct, frozen=True):
    """A choice that a clause leaves to the table, with the values it may have.

    ``kind`` is ``reading`` (a point that the text leaves open), ``setting`` (the text says that
    the table names it, such as the trump suit) or ``variant`` (which of the book's games is
    played). Settings and variants stand in the header: ``rules: torite, game = A'``.
    """

    name: str
    question: Words
    values: tuple[str, ...]
    default: str
    label: Mapping[str, Words]
    why: Words
    kind: str = "reading"
    overrides: Mapping[str, tuple[str, ...]] = {}
    """By value: the clauses that its clause goes before where the table reads it so."""
    orders: Mapping[str, tuple[str, ...]] = {}
    """Value -> clause ids in the order in which they act by it."""
    titles: Mapping[str, Mapping[int, tuple[str, ...]]] = {}
    """By value: the titles that its clause brings, by the number of players, lowest first."""
    among: tuple[str, ...] = ()
    """Clause ids: it matters only where all of these are in use."""
    families: Mapping[str, str] = {}
    """Of a variant: the games that another family plays than the book's, with that family."""


class RuleUse(Struct, frozen=True):
    """A rule named by a clause, with its parameters."""

    name: str
    params: Mapping[str, Any] = {}


class Clause(Struct, frozen=True, dict=True):
    """A clause; ``kind`` is ``base`` (always on), ``adopted``, ``official`` or ``local``.

    ``variants``: in which of the book's games it holds; empty: in all of them.
    """

    id: str
    kind: str
    title: Words
    wording: Words
    where: Words
    rules: tuple[RuleUse, ...]
    overrides: tuple[str, ...]
    readings: tuple[Reading, ...]
    variants: tuple[str, ...] = ()
    needs: tuple[tuple[str, ...], ...] = ()
    """Prerequisites (前提): clause ids, of each group at least one; without it, it does nothing."""
    conflicts: tuple[str, ...] = ()
    """The clauses, by ids, that cannot be in use together with this one."""
    about: tuple[str, ...] = ("procedure",)
    """Ranks and topics where a player would look for it, the first before all."""
    titles: Mapping[int, tuple[str, ...]] = {}
    """Titles that it brings, by the number of players, who may be so many by it; lowest first."""
    called: tuple[str, ...] = ()
    """How the state of a table may spell its own mark, besides by its name and title."""
    groups: tuple[str, ...] = ()
    """Names by which others speak of it together with clauses of its kind, in edges and needs."""

    @cached_property
    def name(self) -> str:
        """The switch name: the id without its book."""
        return self.id.rpartition(".")[2]

    @cached_property
    def switchable(self) -> bool:
        return self.kind != "base"

    @property
    def on_by_default(self) -> bool:
        return self.kind != "local"

    def __repr__(self) -> str:
        return f"<Clause {self.id}: {self.title['en']}>"


@compare_without("title")
class Provenance(Struct, frozen=True):
    """Who set an option. ``who``: ``book``, ``house`` (a house's file), ``header`` (the table's
    own lines) or ``flip``; ``name``: of the book; ``line``: where, 0 where nobody knows."""

    who: str
    name: str = ""
    line: int = 0
    title: Words = {}
    """Of a rulebook that tables can name."""


class Ruling(Struct, frozen=True):
    """What a house has decided (取り決め): the option, its value, since when and why."""

    decides: str
    value: Value
    day: date | None = None
    note: str = ""
    house: str = ""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        day = self.day.isoformat() if self.day else None
        told = {"decides": self.decides, "value": self.value, "date": day}
        return {**told, "note": self.note, "house": self.house}


class Preset(Struct, frozen=True):
    """A choice that a book offers under a name: the kinds of clauses that are in use, the switches
    that are set otherwise, readings."""

    id: str
    title: Words
    kinds: tuple[str, ...] = ()
    options: Mapping[str, Value] = {}

    def values(self, options: Mapping[str, Option]) -> dict[str, Value]:
        """What it sets: every switch among these options, and the readings that it names."""
        switches = (each for each in options.values() if each.kind == "switch")
        chosen: dict[str, Value] = {each.name: each.clause.kind in self.kinds for each in switches}
        return chosen | {name: v for name, v in self.options.items() if name in options}


class Option(Struct, frozen=True):
    """A switch (values ``True``/``False``) or a :class:`Reading` (values are names) of a book.

    ``kind``: ``switch``, ``reading``, ``setting``, ``variant``.
    """

    name: str
    kind: str
    clause: Clause
    values: tuple[Value, ...]
    default: Value
    reading: Reading | None = None

    def __repr__(self) -> str:
        return f"<Option {self.name}: {', '.join(map(str, self.values))}>"

    @property
    def in_header(self) -> bool:
        """Whether the header sets it, as ``game = A'``."""
        return self.kind in ("setting", "variant")

    def named(self, word: str) -> str:
        """The value that a word of the header means: itself, its label, a suit in any spelling."""
        names = {str(value).casefold(): str(value) for value in self.values}
        if self.reading is not None:
            for value, label in self.reading.label.items():
                names |= {text.casefold(): value for text in label.values()}
        word = word.translate(_PRIMES)
        folded = suit_letter(word).casefold()
        return names.get(word.casefold()) or names.get(folded) or word


Overriding = tuple[Clause, Sequence[str], Sequence[tuple[str, Mapping[str, Sequence[str]]]]]
"""A clause, the ids of those that it goes before, and of those by the values of its readings."""


class Book(Struct, frozen=True, eq=False, dict=True):
    """A rulebook file: title, family, deck, number of players, clauses in order."""

    id: str
    family: str
    title: Words
    players: tuple[int, int]
    deck: Deck
    clauses: tuple[Clause, ...]
    titles: Mapping[int, tuple[str, ...]]
    """Titles by number of players, lowest first."""
    base: str = ""
    """The book that it extends."""
    book_titles: Mapping[str, Words] = {}
    """Titles of the books that its clauses are from, as far as tables can name them."""
    house_values: Mapping[str, tuple[Value, Provenance]] = {}
    """Options that a house's file has set, with who did."""
    rulings: Mapping[str, Ruling] = {}
    """The house's rulings by the option that each decides."""
    hidden_in: tuple[str, ...] = ()
    """The games in which ``(?)`` may be named, where that is not so in all of them."""
    presets: tuple[Preset, ...] = ()

    @cached_property
    def cache(self) -> dict[str, Any]:
        """Tables of what others have worked out from the book: they go when the book goes."""
        return {}

    @cached_property
    def options(self) -> Mapping[str, Option]:
        """Every option by its name, in the order of the clauses."""
        made = (option for clause in self.clauses for option in _options(clause))
        return {option.name: self._with_house_value(option) for option in made}

    def _with_house_value(self, option: Option) -> Option:
        """The option with the house's value as its default, where the house has set one."""
        value, _ = self.house_values.get(option.name, (option.default, None))
        return replace(option, default=value) if value in option.values else option

    def provenance(self, option: Option) -> Provenance:
        """Who gave an option the value that it has where a table says nothing."""
        if option.name in self.house_values:
            return self.house_values[option.name][1]
        return self.provenance_of(option.clause)

    def provenance_of(self, clause: Clause) -> Provenance:
        """Who states a clause: this book, or one that it extends."""
        name = clause.id.rpartition(".")[0]
        return Provenance("book", name, title=self.book_titles.get(name, {}))

    @cached_property
    def switches(self) -> tuple[tuple[Clause, str, bool], ...]:
        """Every clause with its switch and whether it is on where a table says nothing; a clause
        without a switch always is."""
        return tuple(
            (clause, clause.name, bool(self.options[clause.name].default))
            if clause.switchable
            else (clause, "", True)
            for clause in self.clauses
        )

    @cached_property
    def conflicting_names(self) -> Mapping[str, frozenset[str]]:
        """Switch -> the names of the clauses that cannot be in use together with its clause."""
        found: dict[str, set[str]] = {}
        for clause in self.clauses:
            for other in clause.conflicts:
                name = other.rpartition(".")[2]
                found.setdefault(clause.name, set()).add(name)
                found.setdefault(name, set()).add(clause.name)
        return {name: frozenset(others) for name, others in found.items()}

    @cached_property
    def override_edges(self) -> tuple[Overriding, ...]:
        """The clauses that go before others, on or off, and before which.

        An edge to a clause that a book has replaced holds for the one of the same name.
        """
        ids = {clause.name: clause.id for clause in self.clauses}

        def named(beaten: Iterable[str]) -> tuple[str, ...]:
            return tuple(ids.get(each.rpartition(".")[2], each) for each in beaten)

        found = []
        for clause in self.clauses:
            readings = [
                (reading.name, {value: named(each) for value, each in reading.overrides.items()})
                for reading in clause.readings
                if reading.overrides
            ]
            if clause.overrides or readings:
                found.append((clause, named(clause.overrides), readings))
        return tuple(found)

    @cached_property
    def clauses_with_titles(self) -> tuple[Clause, ...]:
        """The clauses that bring titles, on or off."""
        return tuple(clause for clause in self.clauses if clause.titles)

    @cached_property
    def variants(self) -> Option | None:
        """The option that says which of the book's games is played, where it has several."""
        return next((each for each in self.options.values() if each.kind == "variant"), None)

    def family_of(self, variant: str) -> str:
        """The family that plays a game of the book: its own, or the one that the variant names."""
        chosen = self.variants
        named = chosen.reading.families if chosen and chosen.reading else {}
        return named.get(variant, self.family)

    def deck_of(self, variant: str) -> Deck:
        """The deck as a game of the book reads its cards."""
        return replace(self.deck, hidden=True) if variant in self.hidden_in else self.deck

    def games_of(self, family: str) -> Iterator[str]:
        """The games of the book that a family plays."""
        values = self.variants.values if self.variants else ()
        yield from (str(value) for value in values if self.family_of(str(value)) == family)

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
        yield Option(reading.name, reading.kind, clause, reading.values, reading.default, reading)
