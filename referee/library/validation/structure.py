"""The structure that a file needs before a book can be built of it: required parts, their types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from referee.cards.card import Deck, parse_card
from referee.errors import UnknownName
from referee.i18n.messages import LANGS, has_message, message, title_key
from referee.library.book_builder import build_deck
from referee.library.book_file import FORMAT, BookFile
from referee.library.shared_readings import READING_LISTS, shared_readings
from referee.library.toml_source import Path
from referee.rulebook.clause import UNSETTLED
from referee.rulebook.diagnostics import BadBook, Finding
from referee.rulebook.rule_language import is_sentence

from .diagnostics import MAX_FINDINGS, check_title, problem, unknown
from .schema import BOOK

CLAUSE_KINDS = ("base", "adopted", "official", "local")
MAX_CARDS = 256
"""The most cards that a deck may have."""


def check_structure(file: BookFile) -> None:
    """Raises ``BadBook`` if parts are missing or have the wrong type."""
    findings = list(islice(_check_types(file), MAX_FINDINGS))
    findings = findings or list(islice(_check_values(file), MAX_FINDINGS))
    if findings:
        raise BadBook(file.id, findings)


def _check_types(file: BookFile) -> Iterator[Finding]:
    yield from _missing_parts(file)
    for path, expected in BOOK(file.data, ()):
        yield _bad_part(file, path, expected)


def _bad_part(file: BookFile, path: Path, expected: str) -> Finding:
    name = ".".join(key for key in path if isinstance(key, str))
    if expected == "words":
        return problem(file, "no-words", path, name=name)
    text = {lang: message(lang, f"belongs-{expected}") for lang in LANGS}
    return problem(file, "bad-part", path, name=name, expected=text)


def _missing_parts(file: BookFile) -> Iterator[Finding]:
    if "extends" not in file.data:
        for part in ("title", "family"):
            if part not in file.data:
                yield problem(file, "no-part", (), name=part)
    for path, entry in _entries(file.data, "clause"):
        name = str(entry.get("id", ""))
        wording = () if _has_sentence(entry) else ("ja", "en", "where")
        for part in ("id", "title", *wording):
            if part not in entry:
                yield problem(file, "clause-lacks", path, part=part, name=name)
        for reading_path, reading in _readings(path, entry):
            yield from _missing_in_reading(file, reading_path, reading)
    for path, entry in _entries(file.data, "preset"):
        if not {"id", "title"} <= entry.keys():
            yield problem(file, "preset-lacks", path)


def _has_sentence(entry: Mapping[str, Any]) -> bool:
    """Whether a clause has a rule sentence, from which its wording is made."""
    return is_sentence(entry) or any(is_sentence(rule) for _, rule in _entries(entry, "rules"))


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


def _entries(table: Mapping[str, Any], part: str) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """The entries of a list that are tables, with their paths."""
    entries = table.get(part)
    for index, entry in enumerate(entries if isinstance(entries, list) else ()):
        if isinstance(entry, dict):
            yield (part, index), entry


def _readings(path: Path, clause: Mapping[str, Any]) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    for kind in READING_LISTS:
        for inner, reading in _entries(clause, kind):
            yield (*path, *inner), reading


# ---- values of a file whose parts have the right types


def _check_values(file: BookFile) -> Iterator[Finding]:
    yield from _check_head(file)
    for path, entry in _entries(file.data, "clause"):
        yield from check_title(file, entry["title"], path)
        yield from _check_titles(file, entry.get("titles", {}), (*path, "titles"))
        if entry.get("kind", "base") not in CLAUSE_KINDS:
            yield unknown(file, "kind", entry["kind"], CLAUSE_KINDS, (*path, "kind"))
        for inner, reading in _readings(path, entry):
            yield from _check_reading(file, reading, inner)
            for value, titles in reading.get("titles", {}).items():
                yield from _check_titles(file, titles, (*inner, "titles", value))
    for path, entry in _entries(file.data, "preset"):
        yield from check_title(file, entry["title"], path)


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
            if not all(has_message(lang, title_key(name)) for lang in LANGS):
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
        return card.isalnum() and str(parse_card(card, deck)) == card
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
