"""Clauses, the options that they leave to a table, and the book that contains them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee._internal.values import compare_without
from referee.cards.card import Deck, fold_spelling
from referee.errors import UnknownName
from referee.i18n.messages import listing, message
from referee.model.types import Value, Words

UNSETTLED = "unsettled"
ANY_VALUE = "*"

TOPICS = (
    "joker", "strength", "lock", "form", "doubt", "trick", "pointing", "hand", "class", "out",
    "score", "procedure",
)  # fmt: skip
"""What a clause may be about, other than a rank of the deck."""

_PRIMES = str.maketrans("’′＇", "'''")
"""Characters that people type for the prime of ``A'``."""


class Reading(Struct, frozen=True):
    """A choice that a clause leaves to the table, and its possible values."""

    name: str
    question: Words
    values: tuple[str, ...]
    default: str
    label: Mapping[str, Words]
    why: Words
    says: Mapping[str, Words] = {}
    """Value -> what is so at tables that choose it: in English a sentence without its stop, in
    Japanese as it stands before 卓. ``*`` stands for every other value, ``{label}`` for its label.
    Without it the sentence is made of the question and the label."""
    kind: str = "reading"
    """``reading`` (the text leaves a point open), ``setting`` (the text says that the table names
    it, such as the trump suit) or ``variant`` (which of the book's games is played). Settings and
    variants are set in the header: ``rules: torite, game = A'``."""
    overrides: Mapping[str, tuple[str, ...]] = {}
    """Value -> ids of the clauses that its clause overrides with this value."""
    orders: Mapping[str, tuple[str, ...]] = {}
    """Value -> clause ids in the order in which they act with this value."""
    titles: Mapping[str, Mapping[int, tuple[str, ...]]] = {}
    """Value -> the players' titles that its clause adds, by the number of players."""
    among: tuple[str, ...] = ()
    """Clause ids: it matters only if all of these are in use."""
    families: Mapping[str, str] = {}
    """For a variant: game -> its family, if that isn't the family of the book."""


class RuleUse(Struct, frozen=True):
    """A rule named by a clause, with its parameters."""

    name: str
    params: Mapping[str, Any] = {}
    needs: tuple[str, ...] = ()
    """The ids of clauses that must also be on for the rule to apply."""


SOURCE_KINDS = ("official", "rules", "survey", "app", "hearsay")
"""``official``: those who make the game or hold its contests; ``rules``: a page or leaflet with
rules; ``survey``; ``app``: a game or its settings; ``hearsay``: nothing that could be looked up."""


class Source(Struct, frozen=True):
    """A text that clauses rest on."""

    key: str
    kind: str
    """One of ``SOURCE_KINDS``."""
    title: Words
    by: str = ""
    """Its author or group."""
    date: str = ""
    """Its date or edition."""
    address: str = ""
    """Where it can be looked up: a web address, or ``printed``."""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        facts = {"by": self.by, "date": self.date, "address": self.address}
        stated = {name: fact for name, fact in facts.items() if fact}
        return {"key": self.key, "kind": self.kind, "title": dict(self.title), **stated}


def short_name(id_: str) -> str:
    """The id of a clause without the book."""
    return id_.rpartition(".")[2]


class Clause(Struct, frozen=True, dict=True):
    """A clause of a book."""

    id: str
    name: str
    """The name of its switch: the id without the book; the whole id if the book that its book
    extends has that name already."""
    kind: str
    """``base`` (always on), ``adopted``, ``official`` or ``local`` (off by default)."""
    title: Words
    wording: Words
    where: Words
    rules: tuple[RuleUse, ...]
    overrides: tuple[str, ...]
    readings: tuple[Reading, ...]
    variants: tuple[str, ...] = ()
    """The games of the book to which it belongs; empty: all games."""
    needs: tuple[tuple[str, ...], ...] = ()
    """Prerequisites (前提): groups of clause ids. It needs a clause of each group in use."""
    conflicts: tuple[str, ...] = ()
    """Ids of the clauses that cannot be in use together with it."""
    about: tuple[str, ...] = ("procedure",)
    """Ranks and topics under which a player would look for it, the most likely first."""
    titles: Mapping[int, tuple[str, ...]] = {}
    """Players' titles that it adds, by the number of players (which it allows), lowest first."""
    called: tuple[str, ...] = ()
    """Other spellings of its own mark under ``state:``, besides its name and title."""
    groups: tuple[str, ...] = ()
    """Names for it and similar clauses, which edges and needs may use."""
    sources: tuple[Source, ...] = ()
    """The texts that it rests on; ``where`` is the place in the first."""

    def cited(self, lang: str) -> str:
        """Its sources, and the place in the first."""
        titles = " / ".join(source.title[lang] for source in self.sources)
        return ": ".join(dict.fromkeys(filter(None, [titles, self.where[lang]])))

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
    """Who set an option."""

    who: str
    """``book``, ``house`` (a house's file), ``header`` (of the table), ``flip`` or ``you``."""
    name: str = ""
    """The id of the book or house."""
    line: int = 0
    """The line of the file or table; 0 if it is unknown."""
    title: Words = {}
    """The title of the book, if a table can name it."""


class Ruling(Struct, frozen=True):
    """A decision of a house (取り決め)."""

    decides: str
    """The option."""
    value: Value
    day: date | None = None
    note: str = ""
    """Why."""
    house: str = ""
    """The id of the house's book."""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        day = self.day.isoformat() if self.day else None
        decision = {"decides": self.decides, "value": self.value, "date": day}
        return {**decision, "note": self.note, "house": self.house}


class Preset(Struct, frozen=True):
    """A choice of options that a book offers under a title."""

    id: str
    title: Words
    kinds: tuple[str, ...] = ()
    """The kinds of clauses that are in use."""
    options: Mapping[str, Value] = {}
    """Switches that differ from that, and readings."""

    def values(self, options: Mapping[str, Option]) -> dict[str, Value]:
        """The value of every switch among these options, and of the readings that it sets."""
        switches = [option for option in options.values() if option.kind == "switch"]
        values: dict[str, Value] = {s.name: s.clause.kind in self.kinds for s in switches}
        return values | {name: v for name, v in self.options.items() if name in options}


class Option(Struct, frozen=True):
    """A switch (its values are ``True`` and ``False``) or a :class:`Reading` of a book."""

    name: str
    kind: str
    """``switch``, ``reading``, ``setting`` or ``variant``."""
    clause: Clause
    values: tuple[Value, ...]
    default: Value
    reading: Reading | None = None

    def __repr__(self) -> str:
        return f"<Option {self.name}: {', '.join(map(str, self.values))}>"

    def check(self, value: Value) -> None:
        """Raises ``UnknownName`` if the option can't have this value."""
        if value not in self.values:
            known, title = [*map(str, self.values)], self.clause.title
            raise UnknownName("value", str(value), known, of=self.name, clause=title)

    @property
    def in_header(self) -> bool:
        """Whether the header sets it, as in ``game = A'``."""
        return self.kind in ("setting", "variant")

    def named(self, word: str) -> str:
        """The value that a word of the header means, by its name, label or spelling of a suit."""
        names = {str(value).casefold(): str(value) for value in self.values}
        if self.reading is not None:
            for value, label in self.reading.label.items():
                names |= {text.casefold(): value for text in label.values()}
        word = word.translate(_PRIMES)
        folded = fold_spelling(word).casefold()
        return names.get(word.casefold()) or names.get(folded) or word


OverrideEdges = tuple[Clause, Sequence[str], Sequence[tuple[str, Mapping[str, Sequence[str]]]]]
"""A clause, the ids of clauses that it overrides, and the same for the values of its readings."""


class Book(Struct, frozen=True, eq=False, dict=True):
    """A book: what its file states, and what it inherits from the book that it extends."""

    id: str
    family: str
    title: Words
    players: tuple[int, int]
    """The least and the greatest number of players."""
    usual_players: int
    """How many usually play, and sit at a table that nobody has laid yet."""
    deck: Deck
    clauses: tuple[Clause, ...]
    titles: Mapping[int, tuple[str, ...]]
    """Players' titles by the number of players, lowest first."""
    title_names: Mapping[str, Words] = {}
    """Title -> its name, of the titles that only this book has."""
    base: str = ""
    """The id of the book that it extends."""
    book_titles: Mapping[str, Words] = {}
    """Id -> title of the books from which its clauses come, if a table can name them."""
    house_values: Mapping[str, tuple[Value, Provenance]] = {}
    """Option -> the value that a house's file sets, and where."""
    rulings: Mapping[str, Ruling] = {}
    """Option -> the ruling of the house."""
    hidden_in: tuple[str, ...] = ()
    """The games in which ``(?)`` may be named, if that differs between the games."""
    presets: tuple[Preset, ...] = ()
    replaced: Mapping[str, str] = {}
    """Id of a replaced clause -> the id of the clause that stands in its place."""
    sources: tuple[Source, ...] = ()
    """The texts that its clauses rest on, and those of the book that it extends."""
    example: Words = {}
    """An argument of its players, in words."""

    @cached_property
    def cache(self) -> dict[str, Any]:
        """What other modules have computed from the book."""
        return {}

    @cached_property
    def options(self) -> Mapping[str, Option]:
        """Every option by name, in the order of the clauses."""
        options = (option for clause in self.clauses for option in _options(clause))
        return {option.name: self._with_house_value(option) for option in options}

    def _with_house_value(self, option: Option) -> Option:
        """The option with the house's value as its default, if the house has set one."""
        value, _ = self.house_values.get(option.name, (option.default, None))
        return replace(option, default=value) if value in option.values else option

    def provenance(self, option: Option) -> Provenance:
        """Who set the default value of an option."""
        if option.name in self.house_values:
            return self.house_values[option.name][1]
        return self.provenance_of(option.clause)

    def provenance_of(self, clause: Clause) -> Provenance:
        """Who states a clause: this book, or one that it extends."""
        name = clause.id.rpartition(".")[0]
        return Provenance("book", name, title=self.book_titles.get(name, {}))

    @cached_property
    def switches(self) -> tuple[tuple[Clause, str, bool], ...]:
        """Every clause, with the name of its switch (if any) and whether it is on by default."""
        return tuple(
            (clause, clause.name, bool(self.options[clause.name].default))
            if clause.switchable
            else (clause, "", True)
            for clause in self.clauses
        )

    @cached_property
    def conflicting_names(self) -> Mapping[str, frozenset[str]]:
        """Switch -> the names of the clauses that cannot be in use together with its clause."""
        names: dict[str, set[str]] = {}
        for clause in self.clauses:
            for name in self.names_of(clause.conflicts):
                names.setdefault(clause.name, set()).add(name)
                names.setdefault(name, set()).add(clause.name)
        return {name: frozenset(others) for name, others in names.items()}

    @cached_property
    def override_edges(self) -> tuple[OverrideEdges, ...]:
        """The clauses, on or off, that override others."""
        edges = []
        for clause in self.clauses:
            readings = [
                (reading.name, reading.overrides)
                for reading in clause.readings
                if reading.overrides
            ]
            if clause.overrides or readings:
                edges.append((clause, clause.overrides, readings))
        return tuple(edges)

    @cached_property
    def clauses_with_titles(self) -> tuple[Clause, ...]:
        """The clauses, on or off, that add players' titles."""
        return tuple(clause for clause in self.clauses if clause.titles)

    @cached_property
    def variants(self) -> Option | None:
        """The option that says which of the book's games is played, if it has several."""
        return next((option for option in self.options.values() if option.kind == "variant"), None)

    def family_of(self, variant: str) -> str:
        """The family of a game of the book."""
        option = self.variants
        families = option.reading.families if option and option.reading else {}
        return families.get(variant, self.family)

    def deck_of(self, variant: str) -> Deck:
        """The deck of a game of the book."""
        return replace(self.deck, hidden=True) if variant in self.hidden_in else self.deck

    def games_of(self, family: str) -> list[str]:
        """The games of the book that belong to a family."""
        games = map(str, self.variants.values if self.variants else ())
        return [game for game in games if self.family_of(game) == family]

    @cached_property
    def clause_names(self) -> Mapping[str, str]:
        """Id -> name of each clause."""
        return {clause.id: clause.name for clause in self.clauses}

    def names_of(self, ids: Iterable[str]) -> set[str]:
        """The names of the clauses with these ids, without those that the book doesn't have."""
        names = self.clause_names
        return {names[id_] for id_ in ids if id_ in names}

    def clause(self, id_: str) -> Clause:
        """The clause of this id. Raises ``UnknownName``."""
        clauses = {clause.id: clause for clause in self.clauses}
        if id_ not in clauses:
            raise UnknownName("clause", id_, [*clauses])
        return clauses[id_]

    def option(self, name: str) -> Option:
        """The option of this name. Raises ``UnknownName``."""
        if name not in self.options:
            raise UnknownName("option", name, [*self.options])
        return self.options[name]


def _options(clause: Clause) -> Iterator[Option]:
    if clause.switchable:
        yield Option(clause.name, "switch", clause, (True, False), clause.on_by_default)
    for reading in clause.readings:
        yield Option(reading.name, reading.kind, clause, reading.values, reading.default, reading)


# ---- options and rulings as text


def ruling_text(ruling: Ruling, lang: str) -> str:
    """How a ruling is cited: ``house ruling of 2026-11-20``, 「2026-11-20の取り決め」."""
    if ruling.day is None:
        return message(lang, "ruling-undated")
    return message(lang, "ruling-of", date=ruling.day.isoformat())


def setting_label(option: Option, values: Sequence[Value], lang: str) -> str:
    """An option with one of these values: ``Emperor: in use``."""
    if option.reading is None:
        texts = [message(lang, "in-use" if value else "not-in-use") for value in values]
    else:
        labels = option.reading.label
        texts = [labels.get(str(value), {}).get(lang, str(value)) for value in values]
    label = listing(lang, texts, "list-last-or")
    return message(lang, "flip-reading", title=option.clause.title[lang], label=label)
