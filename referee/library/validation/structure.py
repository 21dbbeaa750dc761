"""The structure that a file needs before a book can be built of it: required parts, their types."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck, parse_card
from referee.errors import UnknownName
from referee.i18n.fuzzy_match import nearest
from referee.i18n.messages import LANGS, is_title, listing, message
from referee.library.book_builder import OTHERS, build_deck
from referee.library.book_file import (
    FORMAT,
    BookFile,
    entries,
    has_sentence,
    is_one_line,
    reading_entries,
    shared_readings,
)
from referee.library.other_names import known_aliases
from referee.library.toml_source import Path
from referee.model.types import Words
from referee.rulebook.clause import ANY_VALUE, SOURCE_KINDS, UNSETTLED, Option, Provenance
from referee.rulebook.diagnostics import ERROR, WARNING, BadBook, Finding

# ---- findings, each at its line, and checks that several modules use

MIN_LIKENESS = 0.65
"""How like an unknown word another has to be to be suggested."""
MAX_FINDINGS = 100
"""How many findings are reported about one file."""


def problem(
    file: BookFile,
    code: str,
    path: Path = (),
    level: str = ERROR,
    line: int = 0,
    about: tuple[str, str] = ("", ""),
    **args: object,
) -> Finding:
    """A finding at a part of the file, or at a line. ``about``: the clause id and the option."""
    clause, option = about
    line, column = (line, 0) if line else file.position(*path)
    by = Provenance("house" if file.is_house else "book", file.id, line)
    return Finding(
        code, path, args, line, level=level, clause=clause, option=option, by=by, file=file.id,
        column=column,
    )  # fmt: skip


def unknown(
    file: BookFile,
    what: str,
    name: str,
    known: Sequence[str],
    path: Path = (),
    level: str = ERROR,
    of: str = "",
    line: int = 0,
    titles: Mapping[str, Words] = {},
) -> Finding:
    """That a name doesn't exist, in the words of ``UnknownName``. ``titles``: of known names, which
    may have been meant."""
    error = UnknownName(what, name, known, of=of)
    if titles:
        error.know_titles(titles, known_aliases())
    option = of if what == "value" else name if what == "option" else ""
    return unknown_as(file, what, error, path, level, line, option)


def unknown_as(
    file: BookFile,
    what: str,
    error: UnknownName,
    path: Path,
    level: str = ERROR,
    line: int = 0,
    option: str = "",
    more: Words = MappingProxyType({}),
) -> Finding:
    """That a name doesn't exist, in the words of an error, and what else there is to say."""
    text = {lang: error.say(lang) + more.get(lang, "") for lang in LANGS}
    return problem(file, f"unknown-{what}", path, level, line, ("", option), text=text)


def unknown_parts(
    file: BookFile, table: Mapping[str, Any], known: PartType, path: Path
) -> Iterator[Finding]:
    """Parts of a table that nothing reads: they are probably misspelled."""
    for part in table:
        if part not in known.parts:
            yield unknown(file, "part", part, sorted(known.parts), (*path, part), WARNING)


def misspelt_parts(
    file: BookFile,
    table: Mapping[str, Any],
    known: PartType,
    path: Path,
    lacking: Iterable[str],
) -> Iterator[Finding]:
    """Unknown parts of a table that are probably misspelled for a part that it lacks."""
    for part in table:
        meant = "" if part in known.parts else nearest(part, lacking, MIN_LIKENESS)
        if meant:
            yield unknown(file, "part", part, [meant], (*path, part))


def check_title(file: BookFile, title: Mapping[str, Any], path: Path) -> Iterator[Finding]:
    """Titles of several lines: a table names a rule by its title in one line."""
    for lang, text in title.items():
        if not (isinstance(text, str) and is_one_line(text)):
            yield problem(file, "title-lines", (*path, "title", lang))


def check_option_value(
    file: BookFile, option: Option, value: object, by: Provenance
) -> Iterator[Finding]:
    """Values that an option cannot have."""
    if option.kind == "switch" and not isinstance(value, bool):
        yield problem(
            file, "no-switch-value", line=by.line, about=(option.clause.id, option.name),
            name=option.name, value=str(value), title=option.clause.title,
        )  # fmt: skip
    elif value not in option.values:
        known = [*map(str, option.values)]
        yield unknown(file, "value", str(value), known, of=option.name, line=by.line)


# ---- the types of parts

MAX_PLAYERS = 54
"""As many as a deck with two jokers has cards."""

Mismatch = tuple[Path, str]
"""Where a value has another type than expected, and the expected type: the ending of a message."""


def _always(_: Any) -> bool:
    return True


class PartType(Struct, frozen=True):
    """The type of a part of a file: one of ``types``, with elements or parts of certain types."""

    expected: str
    types: tuple[type, ...] = ()
    holds: Callable[[Any], bool] = _always
    """What else a value has to satisfy, if its elements are right."""
    element: PartType | None = None
    """The type of each element of a list, or of each value of a table with any keys."""
    parts: Mapping[str, PartType] = {}
    """The types of a table's known parts; other parts are ignored."""
    required: tuple[str, ...] = ()
    options: tuple[PartType, ...] = ()
    """If not empty, a value may have any of these types."""

    def mismatches(self, value: Any, path: Path) -> Iterator[Mismatch]:
        if self.options:
            if all(any(option.mismatches(value, path)) for option in self.options):
                yield path, self.expected
            return
        if type(value) not in self.types or any(part not in value for part in self.required):
            yield path, self.expected
            return
        inner = [
            mismatch
            for key, part, type_ in self._inner(value)
            for mismatch in type_.mismatches(part, (*path, key))
        ]
        yield from inner
        if not inner and not self.holds(value):
            yield path, self.expected

    def _inner(self, value: Any) -> Iterator[tuple[str | int, Any, PartType]]:
        """The keys, values and types of the parts of a value."""
        if self.element is not None:
            items = enumerate(value) if isinstance(value, list) else value.items()
            yield from ((key, part, self.element) for key, part in items)
        yield from ((k, value[k], type_) for k, type_ in self.parts.items() if k in value)


def scalar(expected: str, *types: type, holds: Callable[[Any], bool] = _always) -> PartType:
    return PartType(expected, types, holds)


def list_of(expected: str, element: PartType, holds: Callable[[Any], bool] = _always) -> PartType:
    return PartType(expected, (list,), holds, element)


def mapping_of(entry: PartType) -> PartType:
    """A table with any keys."""
    return PartType("table", (dict,), _always, entry)


def table(
    parts: Mapping[str, PartType], required: tuple[str, ...] = (), expected: str = "table"
) -> PartType:
    return PartType(expected, (dict,), _always, parts=parts, required=required)


def either(expected: str, *options: PartType) -> PartType:
    return PartType(expected, options=options)


def _is_name(text: Any) -> bool:
    return bool(text) and is_one_line(text) and not text.endswith(".")


def _is_player_range(numbers: list[Any]) -> bool:
    if len(numbers) not in (2, 3):
        return False
    low, high, *usual = numbers
    return 1 <= low <= high <= MAX_PLAYERS and all(low <= count <= high for count in usual)


TEXT = scalar("text", str, holds=lambda text: bool(text.strip()))
NAME = scalar("name", str, holds=_is_name)
NUMBER = scalar("number", int)
FLAG = scalar("flag", bool)
NAMES = list_of("texts", NAME)
ANY_TABLE = table({})
WORDS = table({"ja": TEXT, "en": TEXT}, ("ja", "en"), "words")
TITLES = mapping_of(NAMES)

READING = table(
    {
        "id": NAME, "like": NAME, "question": WORDS, "values": NAMES, "default": NAME, "why": WORDS,
        "label": mapping_of(WORDS), "says": mapping_of(WORDS), "overrides": mapping_of(NAMES),
        "orders": mapping_of(NAMES), "family": mapping_of(NAME), "titles": mapping_of(TITLES),
    },
)  # fmt: skip
READINGS = list_of("tables", READING)
SENTENCE: dict[str, PartType] = {
    "when": scalar("when", dict), "if": scalar("if", dict), "then": scalar("then", dict),
    "until": either("until", NAME, ANY_TABLE),
}  # fmt: skip
RULE = either(
    "rule",
    table({"rule": NAME, "with": ANY_TABLE, "needs": NAMES}, ("rule",)),
    table({**SENTENCE, "needs": NAMES}, ("when",)),
)
CLAUSE = table(
    {
        "id": NAME, "kind": NAME, "title": WORDS, "ja": TEXT, "en": TEXT, "where": WORDS,
        "rule": NAME, "with": ANY_TABLE, "rules": list_of("tables", RULE), "overrides": NAMES,
        "needs": list_of("needs", either("needs", NAME, NAMES)), "conflicts": NAMES,
        "about": NAMES, "variants": NAMES, "reading": READINGS, "setting": READINGS,
        "variant": READINGS, "titles": TITLES, "replaces": NAME, "called": NAMES, "groups": NAMES,
        "sources": NAMES,
        **SENTENCE,
    },
)  # fmt: skip
DECK = table(
    {
        "kind": NAME, "jokers": NUMBER, "hidden": either("hidden", FLAG, NAMES),
        "suits": either("suits", NAME, NAMES),
        "ranks": list_of("ranks", either("ranks", NAME, NUMBER)), "suitless": NAMES,
        "copies": either("copies", NUMBER, mapping_of(NUMBER)),
    },
)  # fmt: skip
PRESET = table(
    {"id": NAME, "title": WORDS, "kinds": NAMES, "switches": ANY_TABLE, "readings": ANY_TABLE},
)
SOURCE = table(
    {"key": NAME, "kind": NAME, "title": WORDS, "by": TEXT, "date": TEXT, "address": NAME},
)
RULING = table(
    {
        "decides": NAME, "value": scalar("value", str, bool, int), "note": scalar("text", str),
        "date": scalar("date", str, datetime.date, datetime.datetime),
    },
)  # fmt: skip
BOOK = table(
    {
        "id": NAME, "family": NAME, "extends": NAME, "abstract": FLAG, "title": WORDS,
        "players": list_of("players", NUMBER, _is_player_range), "deck": DECK,
        "without": NAMES, "titles": TITLES, "title_names": mapping_of(WORDS),
        "example": WORDS, "clause": list_of("tables", CLAUSE),
        "format": NUMBER, "revision": NUMBER, "switches": ANY_TABLE, "settings": ANY_TABLE,
        "ruling": list_of("tables", RULING), "preset": list_of("tables", PRESET),
        "undecided": list_of("pairs", list_of("pairs", NAME)),
        "source": list_of("tables", SOURCE), "sources": NAMES,
    },
)  # fmt: skip
"""A whole file."""


# ---- the structure of a file

CLAUSE_KINDS = ("base", "adopted", "official", "local")
MAX_CARDS = 256
"""The most cards that a deck may have."""


def check_structure(file: BookFile) -> None:
    """Raises ``BadBook`` if parts are missing or have the wrong type."""
    for check in (_check_types, _check_values):
        findings = list(islice(check(file), MAX_FINDINGS))
        if findings:
            raise BadBook(file.id, findings)


def _check_types(file: BookFile) -> Iterator[Finding]:
    yield from _missing_parts(file)
    yield from (_bad_part(file, *mismatch) for mismatch in BOOK.mismatches(file.data, ()))


def _bad_part(file: BookFile, path: Path, expected: str) -> Finding:
    name = ".".join(key for key in path if isinstance(key, str))
    if expected == "words":
        return problem(file, "no-words", path, name=name)
    text = {lang: message(lang, f"belongs-{expected}") for lang in LANGS}
    return problem(file, "bad-part", path, name=name, expected=text)


def _missing_parts(file: BookFile) -> Iterator[Finding]:
    if "extends" not in file.data:
        yield from _missing_in_head(file)
    for path, entry in entries(file.data, "clause"):
        name = str(entry.get("id", ""))
        wording: tuple[str, ...] = () if has_sentence(entry) else ("ja", "en")
        if wording and not ("sources" in entry or {"sources", "extends"} & file.data.keys()):
            wording = (*wording, "where")
        lacking = [part for part in ("id", "title", *wording) if part not in entry]
        misspelt = [*misspelt_parts(file, entry, CLAUSE, path, lacking)]
        yield from misspelt
        if lacking and not misspelt:
            parts = {lang: _quoted(lacking, lang) for lang in LANGS}
            yield problem(file, "clause-lacks", path, part=parts, name=name)
        for reading_path, reading in reading_entries(entry, path):
            yield from _missing_in_reading(file, reading_path, reading)
    for path, entry in entries(file.data, "preset"):
        if not {"id", "title"} <= entry.keys():
            yield problem(file, "preset-lacks", path)
    for path, entry in entries(file.data, "source"):
        for part in ("key", "kind", "title"):
            if part not in entry:
                yield problem(file, "source-lacks", path, part=part)


def _missing_in_head(file: BookFile) -> Iterator[Finding]:
    """What a file that extends no rulebook has to say itself."""
    parts = ("title", "family")
    misspelt = [*misspelt_parts(file, file.data, BOOK, (), ("extends", *parts))]
    if misspelt or "family" not in file.data:
        yield from misspelt or [problem(file, "no-base")]
    elif "title" not in file.data:
        yield problem(file, "no-part", name="title")


def _quoted(names: Sequence[str], lang: str) -> str:
    """Names in quotes, in a list."""
    return listing(lang, [message(lang, "quoted", text=name) for name in names])


def _missing_in_reading(
    file: BookFile, path: Path, reading: Mapping[str, Any]
) -> Iterator[Finding]:
    if "like" in reading and str(reading["like"]) not in shared_readings():
        known = list(shared_readings())
        yield unknown(file, "like", str(reading["like"]), known, (*path, "like"))
        return
    for part in ("id", "question", "values", "default"):
        if part not in reading:
            name = str(reading.get("id", ""))
            yield problem(file, "reading-lacks", path, part=part, name=name)


# ---- values of a file whose parts have the right types


def _check_values(file: BookFile) -> Iterator[Finding]:
    yield from _check_head(file)
    for path, entry in entries(file.data, "clause"):
        yield from check_title(file, entry["title"], path)
        yield from _check_titles(file, entry.get("titles", {}), (*path, "titles"))
        if entry.get("kind", "base") not in CLAUSE_KINDS:
            yield unknown(file, "kind", entry["kind"], CLAUSE_KINDS, (*path, "kind"))
        for inner, reading in reading_entries(entry, path):
            yield from _check_reading(file, reading, inner)
            for value, titles in reading.get("titles", {}).items():
                yield from _check_titles(file, titles, (*inner, "titles", value))
    for path, entry in entries(file.data, "preset"):
        yield from check_title(file, entry["title"], path)
    for path, entry in entries(file.data, "source"):
        if entry["kind"] not in SOURCE_KINDS:
            yield unknown(file, "kind", entry["kind"], SOURCE_KINDS, (*path, "kind"))


def _check_head(file: BookFile) -> Iterator[Finding]:
    data = file.data
    if data.get("format", 0) > FORMAT:
        yield problem(file, "newer-format", ("format",), found=data["format"], known=FORMAT)
    yield from check_title(file, data.get("title", {}), ())
    yield from _check_titles(file, data.get("titles", {}), ("titles",))
    yield from _check_deck(file)


def _check_titles(file: BookFile, titles: Mapping[str, Any], path: Path) -> Iterator[Finding]:
    """Checks players' titles by the number of players: as many as there are players, and known."""
    for count, names in titles.items():
        if not count.isdecimal() or int(count) != len(names):
            yield _bad_part(file, (*path, count), "titles")
        for index, name in enumerate(names):
            if name not in file.data.get("title_names", {}) and not is_title(name):
                yield _bad_part(file, (*path, count, index), "title")


def _check_deck(file: BookFile) -> Iterator[Finding]:
    """Checks that a table can name every card, and tell them apart."""
    if "deck" not in file.data:
        return
    try:
        deck = build_deck(file.data["deck"])
    except UnknownName as error:
        yield unknown(file, error.what, error.name, error.known, ("deck", "kind"))
        return
    for part, names in (("suits", deck.suits), ("ranks", deck.ranks)):
        if not names or len(set(names)) < len(names):
            yield _bad_part(file, ("deck", part), part)
            return
    if deck.suitless != deck.ranks[len(deck.ranks) - len(deck.suitless) :]:
        yield _bad_part(file, ("deck", "suitless"), "suitless")
        return
    copies = file.data["deck"].get("copies", 1)
    of_each = copies if isinstance(copies, dict) else {OTHERS: copies}
    if min(of_each.values(), default=1) < 1 or not {*of_each} <= {OTHERS, *deck.ranks}:
        yield _bad_part(file, ("deck", "copies"), "copies")
        return
    if not 0 <= deck.jokers <= deck.size + deck.jokers <= MAX_CARDS:
        part = "jokers" if "jokers" in file.data["deck"] else ""
        yield _bad_part(file, ("deck", part), "cards")
        return
    cards = map(str, deck.cards(deck.naturals))
    unreadable = next((card for card in cards if not _is_readable(card, deck)), None)
    if unreadable:
        yield problem(file, "deck-card", ("deck",), card=unreadable)


def _is_readable(card: str, deck: Deck) -> bool:
    """Whether the spelling of a card is read as that card."""
    try:
        letters = card.translate({ord("+"): None, ord("-"): None})
        return letters.isalnum() and str(parse_card(card, deck)) == card
    except ValueError:
        return False


def _check_reading(file: BookFile, reading: Mapping[str, Any], path: Path) -> Iterator[Finding]:
    """Checks that the default and the labels are among the values."""
    values, name = reading["values"], reading["id"]
    if not values or len(set(values)) < len(values):
        yield _bad_part(file, (*path, "values"), "values")
    if reading["default"] not in (*values, UNSETTLED):
        yield unknown(file, "value", reading["default"], values, (*path, "default"), of=name)
    for value in reading.get("label", {}):
        if value not in (*values, UNSETTLED):
            yield unknown(file, "value", value, values, (*path, "label", value), of=name)
    for value in reading.get("says", {}):
        if value not in (*values, ANY_VALUE):
            yield unknown(file, "value", value, values, (*path, "says", value), of=name)
