"""Builds a book from its file and from the book that it extends."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Deck
from referee.cards.decks import COLOUR_RANKS, COLOURS
from referee.errors import UnknownName
from referee.i18n.messages import LANGS, message, name_titles
from referee.library.book_file import READING_LISTS, BookFile
from referee.model.types import Words
from referee.rulebook.binding import options_of_params
from referee.rulebook.clause import (
    UNSETTLED,
    Book,
    Clause,
    Preset,
    Reading,
    RuleUse,
    Source,
    short_name,
)
from referee.rulebook.registry import is_family, vocabulary_of
from referee.rulebook.rule_language import (
    RANK,
    SENTENCE,
    is_sentence,
    sentence_words,
    with_defaults,
)

# ---- edges between clauses

Groups = Mapping[str, Sequence[str]]
"""Name of a group -> clause ids."""


# ---- groups


def expand_groups(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses, with the members of each group added after its name in edges and needs.

    No clause overrides a member that overrides it, nor itself.
    """
    groups: dict[str, list[str]] = {}
    for clause in clauses:
        for name in clause.groups:
            groups.setdefault(name, []).append(clause.id)
    return [
        _expand(clause, groups, clauses) if _names_group(clause, groups) else clause
        for clause in clauses
    ]


def with_current_edges(clauses: Sequence[Clause], replaced: Mapping[str, str]) -> list[Clause]:
    """The clauses, with the ids of existing clauses in their edges, needs and orders.

    An edge to a replaced clause becomes one to the clause in its place; an edge that names no
    clause by its id names it by its switch, whatever the book.
    """
    id_of = {clause.name: clause.id for clause in clauses}
    ids = {*id_of.values(), *chain.from_iterable(clause.groups for clause in clauses)}

    def current(named: tuple[str, ...]) -> tuple[str, ...]:
        if ids.issuperset(named):
            return named
        return tuple([id_ if id_ in ids else renamed(id_) for id_ in named])

    def renamed(id_: str) -> str:
        return replaced.get(id_) or id_of.get(short_name(id_), id_)

    def by_value(lists: Mapping[str, tuple[str, ...]]) -> Mapping[str, tuple[str, ...]]:
        return {value: current(named) for value, named in lists.items()} if lists else lists

    def updated(clause: Clause) -> Clause:
        readings = [
            replace(
                reading,
                overrides=by_value(reading.overrides),
                orders=by_value(reading.orders),
                among=current(reading.among),
            )
            for reading in clause.readings
        ]
        return replace(
            clause,
            overrides=current(clause.overrides),
            needs=tuple(map(current, clause.needs)),
            conflicts=current(clause.conflicts),
            rules=tuple(replace(use, needs=current(use.needs)) for use in clause.rules),
            readings=tuple(readings),
        )

    return [clause if ids.issuperset(_named(clause)) else updated(clause) for clause in clauses]


def _names_group(clause: Clause, groups: Groups) -> bool:
    return not groups.keys().isdisjoint(_named(clause))


def _named(clause: Clause) -> Iterator[str]:
    """The clauses and groups that the edges, needs and readings of a clause name."""
    yield from chain(clause.overrides, clause.conflicts, *clause.needs)
    yield from chain.from_iterable(use.needs for use in clause.rules)
    for reading in clause.readings:
        yield from chain(reading.among, *reading.overrides.values(), *reading.orders.values())


def _expand(clause: Clause, groups: Groups, clauses: Sequence[Clause]) -> Clause:
    excluded = {other.id for other in clauses if clause.id in (*other.overrides, other.id)}
    readings = []
    for reading in clause.readings:
        overrides = {
            value: _members(ids, groups, excluded) for value, ids in reading.overrides.items()
        }
        readings.append(replace(reading, overrides=overrides))
    return replace(
        clause,
        overrides=_members(clause.overrides, groups, excluded),
        needs=tuple(_members(group, groups, excluded) for group in clause.needs),
        readings=tuple(readings),
    )


def _members(names: tuple[str, ...], groups: Groups, excluded: Container[str]) -> tuple[str, ...]:
    """The names, then the members of the groups among them, each once."""
    ids = dict.fromkeys(names)
    for name in names:
        ids |= dict.fromkeys(id_ for id_ in groups.get(name, ()) if id_ not in excluded)
    return tuple(ids)


# ---- unordered pairs

PAIR = 2


class LazyMessage(Mapping[str, str]):
    """A message in every language, formatted when it is read: a book may have hundreds of pairs."""

    def __init__(self, key: str, titles: Mapping[str, Words]) -> None:
        """``titles``: the titles that the message names, by the names of its arguments."""
        self.key, self.titles = key, titles

    def __getitem__(self, lang: str) -> str:
        if lang not in LANGS:
            raise KeyError(lang)
        return message(lang, self.key, **{name: title[lang] for name, title in self.titles.items()})

    def __iter__(self) -> Iterator[str]:
        return iter(LANGS)

    def __len__(self) -> int:
        return len(LANGS)


def with_order_readings(
    clauses: Sequence[Clause], pairs: Iterable[Sequence[str]]
) -> tuple[Clause, ...]:
    """The clauses of a book, with a reading for each pair of ids on the later of the two clauses.

    A pair of which a clause is missing is ignored.
    """
    index_of = {clause.id: index for index, clause in enumerate(clauses)}
    result = [*clauses]
    for ids in pairs:
        if index_of.keys() >= {*ids} and len({*ids}) == PAIR:
            first, second = sorted(index_of[id_] for id_ in ids)
            reading = _order_reading(result[first], result[second])
            result[second] = replace(result[second], readings=(*result[second].readings, reading))
    return tuple(result)


def _order_reading(one: Clause, other: Clause) -> Reading:
    """The reading ``ONE_or_OTHER``: which of the two has precedence; by default it is unsettled."""
    titles = {f"{clause.name}_first": clause.title for clause in (one, other)}
    label = {value: LazyMessage("order-first", {"title": title}) for value, title in titles.items()}
    ids = (one.id, other.id)
    return Reading(
        name=f"{one.name}_or_{other.name}",
        question=LazyMessage("order-which", {"first": one.title, "second": other.title}),
        values=(*titles, UNSETTLED),
        default=UNSETTLED,
        label={**label, UNSETTLED: LazyMessage("order-neither", {})},
        why=LazyMessage("order-why", {}),
        orders=dict(zip(titles, (ids, ids[::-1]), strict=True)),
        among=ids,
    )


# ---- a book

USUAL_PLAYERS = 4
"""The usual number of players, or the nearest that a book allows, if the book doesn't say."""
_NO_BASE = Book("", "", {}, (2, 10), USUAL_PLAYERS, Deck(), (), {})


def build_book(
    file: BookFile, base: Book | None, cited_titles: Mapping[str, Words], *, from_package: bool
) -> Book:
    """The book that a file and its base make.

    ``cited_titles``: titles of other books from which its clauses come.
    """
    data, id_, base = file.data, file.id, base or _NO_BASE
    family = data.get("family") or base.family
    title = data.get("title") or {"ja": id_, "en": id_}
    titles = _titles(data) or dict(base.titles)
    title_names = {**base.title_names, **data.get("title_names", {})}
    name_titles(title_names)
    deck, hidden_in = base.deck, base.hidden_in
    if "deck" in data:
        deck, hidden = build_deck(data["deck"]), data["deck"].get("hidden")
        hidden_in = tuple(hidden) if isinstance(hidden, list) else ()
    sources = {source.key: source for source in (*base.sources, *_sources(data))}
    usual = tuple(data.get("sources", ()))
    player_titles = tuple(chain.from_iterable(titles.values()))
    defaults = ClauseDefaults(family, title, deck, player_titles, sources, usual)
    entries = data.get("clause", ())
    replaced = replaced_clauses(entries, base)
    gone = {*replaced, *clauses_left_out(data.get("without", ()), base)}
    inherited = [clause for clause in base.clauses if clause.id not in gone]
    names = {clause.name for clause in inherited}
    names |= {option.name for clause in inherited for option in clause.readings}
    own = [
        build_clause(entry, defaults, names, _usual_kind(entry, base, replaced))
        for entry in entries
    ]
    dropped = [clause for clause in base.clauses if clause.id in gone]
    clauses = with_readings_in_use([*inherited, *own], dropped, replaced)
    replaced = {old: replaced.get(new, new) for old, new in base.replaced.items()} | replaced
    clauses = expand_groups(with_current_edges(clauses, replaced))
    low, high, *usual_players = data.get("players") or (*base.players, base.usual_players)
    settled = {name: (value, setter) for name, value, setter in file.settings()}
    # A ruling of the base no longer decides what this file sets.
    rulings = {name: ruling for name, ruling in base.rulings.items() if name not in settled}
    own_title = {} if data.get("abstract") else {id_: title}
    return Book(
        id=id_,
        family=family,
        title=title,
        players=(low, high),
        usual_players=usual_players[0] if usual_players else min(max(USUAL_PLAYERS, low), high),
        deck=deck,
        clauses=with_order_readings(clauses, data.get("undecided", ())),
        titles=titles,
        title_names=title_names,
        base=base.id,
        book_titles={**cited_titles, **base.book_titles, **own_title},
        house_values={**base.house_values, **settled},
        rulings=rulings | {ruling.decides: ruling for ruling in file.rulings()},
        hidden_in=hidden_in,
        presets=(
            # a house has the presets of the book that it extends; a book of the package has not
            *(() if from_package else base.presets),
            *build_presets(data.get("preset", ())),
        ),
        replaced=replaced,
        sources=tuple(sources.values()),
        example=data.get("example") or base.example,
    )


def _sources(data: Mapping[str, Any]) -> Iterator[Source]:
    for entry in data.get("source", ()):
        yield Source(**entry)


def replaced_clauses(entries: Iterable[Mapping[str, Any]], base: Book) -> dict[str, str]:
    """Id of each clause of the base that an entry replaces -> the id of the entry."""
    replacing = [(entry["replaces"], entry["id"]) for entry in entries if "replaces" in entry]
    former = ((clause_named(named, base), id_) for named, id_ in replacing)
    return {clause.id: id_ for clause, id_ in former if clause}


def clause_named(named: str, base: Book) -> Clause | None:
    """The clause of a book with this id, former id or name."""
    ids = (named, base.replaced.get(named))
    return next((c for c in base.clauses if c.id in ids or c.name == named), None)


def clauses_left_out(without: Iterable[str], base: Book) -> set[str]:
    """The ids of the clauses of the base that a file leaves out, by their names or ids."""
    return {clause.id for name in without if (clause := clause_named(name, base))}


def with_readings_in_use(
    clauses: Sequence[Clause], dropped: Iterable[Clause], replaced: Mapping[str, str]
) -> list[Clause]:
    """The clauses, with those readings of dropped clauses on which rules of others depend.

    The clause in the place of the dropped one gets them, or the first that depends on them.
    """
    result = {clause.id: clause for clause in clauses}
    known = {reading.name for clause in clauses for reading in clause.readings}
    for former in dropped:
        for reading in (reading for reading in former.readings if reading.name not in known):
            readers = [c.id for c in clauses if reading.name in options_of_params(c)]
            heir = replaced.get(former.id, readers[0]) if readers else ""
            if heir in result:
                bare = replace(reading, overrides={}, orders={}, titles={})
                clause = result[heir]
                result[heir] = replace(clause, readings=(*clause.readings, bare))
    return [*result.values()]


# ---- its deck

_DECKS: dict[str, Deck] = {
    "french": Deck(),
    "coloured": Deck(COLOURS, COLOUR_RANKS, jokers=0),
    "numbers": Deck(("",), COLOUR_RANKS, jokers=0),
}


def build_deck(entry: Mapping[str, Any]) -> Deck:
    """The deck that a book states. Raises ``UnknownName`` for an unknown kind of deck."""
    kind = entry.get("kind", "french")
    if kind not in _DECKS:
        raise UnknownName("deck", str(kind), list(_DECKS))
    usual = _DECKS[kind]
    ranks = tuple(map(str, entry.get("ranks", usual.ranks)))
    return Deck(
        suits=tuple(entry.get("suits", usual.suits)),
        ranks=ranks,
        jokers=entry.get("jokers", usual.jokers),
        hidden=entry.get("hidden", usual.hidden) is True,
        suitless=tuple(entry.get("suitless", ())),
        copies=_copies(entry.get("copies", 1), ranks),
    )


OTHERS = "others"
"""In ``copies``: how many there are of each card whose rank isn't named."""


def _copies(entry: int | Mapping[str, int], ranks: Sequence[str]) -> tuple[int, ...]:
    """How many there are of each card, by rank; empty: one of each."""
    if isinstance(entry, int):
        entry = {OTHERS: entry}
    usual = entry.get(OTHERS, 1)
    copies = tuple(entry.get(rank, usual) for rank in ranks)
    return () if set(copies) <= {1} else copies


# ---- its clauses

SENTENCE_SEPARATORS = {"ja": "", "en": " "}
"""What stands between two sentences of a clause."""


class ClauseDefaults(Struct, frozen=True):
    """What the book provides for clauses that don't state it."""

    family: str
    title: Words
    deck: Deck
    titles: tuple[str, ...]
    sources: Mapping[str, Source] = {}
    """Key -> source, of the book and of those that it extends."""
    usual_sources: tuple[str, ...] = ()
    """The keys of the sources of clauses that name none."""

    def sources_of(self, entry: Mapping[str, Any]) -> tuple[Source, ...]:
        """The sources of a clause. Keys that there are not are left to the check of the file."""
        keys = entry.get("sources", self.usual_sources)
        return tuple(self.sources[key] for key in keys if key in self.sources)

    def place(self, sources: Sequence[Source]) -> Words:
        """Where a clause stands that doesn't say so: in its sources, else in the book itself."""
        return dict.fromkeys(LANGS, "") if sources else self.title

    def wording(self, entry: Mapping[str, Any], rules: Iterable[RuleUse]) -> Words:
        """The text of a clause: its own, or its rule sentences put into words."""
        if {"ja", "en"} <= entry.keys():
            return {"ja": entry["ja"], "en": entry["en"]}
        vocabulary = vocabulary_of(self.family) if is_family(self.family) else None
        sentences = [use.params for use in rules if use.name == SENTENCE] if vocabulary else []
        readings = [reading for reading in _readings(entry) if reading.default != UNSETTLED]
        defaults = {reading.name: reading.default for reading in readings}
        texts = [
            vocabulary.say(words)
            for words in (with_defaults(sentence, defaults) for sentence in sentences)
            if vocabulary and vocabulary.takes(words, self.deck, self.titles)
        ]
        return {
            lang: entry.get(lang, separator.join(text[lang] for text in texts))
            for lang, separator in SENTENCE_SEPARATORS.items()
        }


def _usual_kind(entry: Mapping[str, Any], base: Book, replaced: Mapping[str, str]) -> str:
    """The kind of a clause that doesn't state it: a book that extends another adds rules that are
    on and can be turned off, unless they replace a clause that can't."""
    fixed = any(
        replaced.get(clause.id) == entry["id"] for clause in base.clauses if not clause.switchable
    )
    return "base" if fixed or base is _NO_BASE else "adopted"


def build_clause(
    entry: Mapping[str, Any],
    defaults: ClauseDefaults,
    taken: Container[str] = (),
    kind: str = "base",
) -> Clause:
    """The clause that an entry of a file states. ``taken``: names that others have; ``kind``: its
    kind if it states none."""
    rules = tuple(_rule_uses(entry))
    name, sources = short_name(entry["id"]), defaults.sources_of(entry)
    return Clause(
        id=entry["id"],
        name=entry["id"] if name in taken else name,
        kind=entry.get("kind", kind),
        title=entry["title"],
        wording=defaults.wording(entry, rules),
        where=entry.get("where", defaults.place(sources)),
        rules=rules,
        overrides=tuple(entry.get("overrides", ())),
        readings=tuple(_readings(entry)),
        variants=tuple(entry.get("variants", ())),
        needs=tuple(
            (needed,) if isinstance(needed, str) else tuple(needed)
            for needed in entry.get("needs", ())
        ),
        conflicts=tuple(entry.get("conflicts", ())),
        about=tuple(entry.get("about") or _ranks(entry) or ("procedure",)),
        titles=_titles(entry),
        called=tuple(entry.get("called", ())),
        groups=tuple(entry.get("groups", ())),
        sources=sources,
    )


def _titles(entry: Mapping[str, Any]) -> dict[int, tuple[str, ...]]:
    """The titles of players that an entry states, by the number of players."""
    return {int(count): tuple(names) for count, names in entry.get("titles", {}).items()}


def _ranks(entry: Mapping[str, Any]) -> list[str]:
    """The ranks that the rules of a clause name: what it is about, unless it says so."""
    values = (use.params.get("rank", use.params.get(RANK)) for use in _rule_uses(entry))
    ranks = (rank for value in values for rank in (value if isinstance(value, list) else [value]))
    return ["joker" if rank == "Jo" else rank for rank in ranks if rank and isinstance(rank, str)]


def _rule_uses(entry: Mapping[str, Any]) -> Iterable[RuleUse]:
    for use in (entry, *entry.get("rules", ())):
        needs = () if use is entry else tuple(use.get("needs", ()))
        if is_sentence(use):
            yield RuleUse(SENTENCE, sentence_words(use), needs)
        elif "rule" in use:
            yield RuleUse(use["rule"], use.get("with", {}), needs)


def _readings(entry: Mapping[str, Any]) -> Iterator[Reading]:
    for kind in READING_LISTS:
        yield from (_reading(reading, kind) for reading in entry.get(kind, ()))


def _reading(entry: Mapping[str, Any], kind: str) -> Reading:
    return Reading(
        name=entry["id"],
        question=entry["question"],
        values=tuple(entry["values"]),
        default=entry["default"],
        label=entry.get("label", {}),
        why=entry.get("why", {"ja": "", "en": ""}),
        says=entry.get("says", {}),
        kind=kind,
        overrides={value: tuple(ids) for value, ids in entry.get("overrides", {}).items()},
        orders={value: tuple(ids) for value, ids in entry.get("orders", {}).items()},
        titles={
            value: _titles({"titles": titles}) for value, titles in entry.get("titles", {}).items()
        },
        families=entry.get("family", {}),
    )


# ---- its presets


def build_presets(entries: Iterable[Mapping[str, Any]]) -> tuple[Preset, ...]:
    """The presets that a file offers."""
    return tuple(
        Preset(
            id=entry["id"],
            title=entry["title"],
            kinds=tuple(entry.get("kinds", ())),
            options={**entry.get("switches", {}), **entry.get("readings", {})},
        )
        for entry in entries
    )
