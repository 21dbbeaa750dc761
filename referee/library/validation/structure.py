"""What keeps a rulebook from being made: parts that are missing, or are not what belongs there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from referee.cards.card import Deck, parse_card
from referee.errors import UnknownName
from referee.i18n.messages import LANGS, has_message, message, title_key
from referee.library.book_file import FORMAT, BookFile
from referee.library.decks import make_deck
from referee.library.shared_readings import READINGS, common_readings
from referee.library.toml_source.positions import Path
from referee.rulebook.clause import UNSETTLED
from referee.rulebook.diagnostics import BadBook, Finding
from referee.rulebook.rule_language import is_sentence

from .diagnostics import MOST, unknown, wrong, wrong_title
from .presets import KINDS
from .schema import BOOK

MOST_CARDS = 256
"""How many cards a deck may have."""


def check_shape(file: BookFile) -> None:
    """Raises ``BadBook`` where parts are missing, or are not what they have to be."""
    found = list(islice(_forms(file), MOST)) or list(islice(_parts(file), MOST))
    if found:
        raise BadBook(file.id, found)


def _forms(file: BookFile) -> Iterator[Finding]:
    """Parts that are no texts, tables, lists where such are needed; what is missing besides."""
    yield from _lacking(file)
    for path, expected in BOOK.odd(file.data, ()):
        yield _odd(file, path, expected)


def _odd(file: BookFile, path: Path, expected: str) -> Finding:
    name = ".".join(each for each in path if isinstance(each, str))
    if expected == "words":
        return wrong(file, "no-words", path, name=name)
    words = {lang: message(lang, f"belongs-{expected}") for lang in LANGS}
    return wrong(file, "bad-part", path, name=name, expected=words)


def _lacking(file: BookFile) -> Iterator[Finding]:
    if "extends" not in file.data:
        for part in ("title", "family"):
            if part not in file.data:
                yield wrong(file, "no-part", (), name=part)
    for path, entry in _tables(file.data, "clause"):
        name = str(entry.get("id", ""))
        told = () if _words_itself(entry) else ("ja", "en", "where")
        for part in ("id", "title", *told):
            if part not in entry:
                yield wrong(file, "clause-lacks", path, part=part, name=name)
        for inner, reading in _readings(path, entry):
            yield from _lacking_of_reading(file, inner, reading)
    for path, entry in _tables(file.data, "preset"):
        if not {"id", "title"} <= entry.keys():
            yield wrong(file, "preset-lacks", path)


def _words_itself(entry: Mapping[str, Any]) -> bool:
    """Whether a clause says a rule in a sentence, which makes its words."""
    return is_sentence(entry) or any(is_sentence(rule) for _, rule in _tables(entry, "rules"))


def _lacking_of_reading(
    file: BookFile, path: Path, reading: Mapping[str, Any]
) -> Iterator[Finding]:
    if "like" in reading and str(reading["like"]) not in common_readings():
        known = list(common_readings())
        yield unknown(file, "like", str(reading["like"]), known, (*path, "like"))
        return
    for part in ("id", "question", "values", "default"):
        if part not in reading:
            name = str(reading.get("id", ""))
            yield wrong(file, "reading-lacks", path, part=part, name=name)


def _tables(within: Mapping[str, Any], part: str) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """The tables of a list, as far as they are such, with their paths."""
    listed = within.get(part)
    for at, entry in enumerate(listed if isinstance(listed, list) else ()):
        if isinstance(entry, dict):
            yield (part, at), entry


def _readings(path: Path, entry: Mapping[str, Any]) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    for kind in READINGS:
        for inner, reading in _tables(entry, kind):
            yield (*path, *inner), reading


# ---- of a file whose parts have their forms


def _parts(file: BookFile) -> Iterator[Finding]:
    yield from _head(file)
    for path, entry in _tables(file.data, "clause"):
        yield from wrong_title(file, entry["title"], path)
        yield from _titles(file, entry.get("titles", {}), (*path, "titles"))
        if entry.get("kind", "base") not in KINDS:
            yield unknown(file, "kind", entry["kind"], KINDS, (*path, "kind"))
        for inner, reading in _readings(path, entry):
            yield from _values(file, reading, inner)
            for value, said in reading.get("titles", {}).items():
                yield from _titles(file, said, (*inner, "titles", value))
    for path, entry in _tables(file.data, "preset"):
        yield from wrong_title(file, entry["title"], path)


def _head(file: BookFile) -> Iterator[Finding]:
    data = file.data
    if data.get("format", 0) > FORMAT:
        yield wrong(file, "newer-format", ("format",), found=data["format"], known=FORMAT)
    yield from wrong_title(file, data.get("title", {}), ())
    yield from _titles(file, data.get("titles", {}), ("titles",))
    yield from _deck(file)


def _titles(file: BookFile, said: Mapping[str, Any], path: Path) -> Iterator[Finding]:
    """Titles by the number of players, of a book, a clause or a reading's value, that are not that
    many, or none."""
    for count, names in said.items():
        if not count.isdecimal() or int(count) != len(names):
            yield _odd(file, (*path, count), "titles")
        for at, name in enumerate(names):
            if not all(has_message(lang, title_key(name)) for lang in LANGS):
                yield _odd(file, (*path, count, at), "title")


def _deck(file: BookFile) -> Iterator[Finding]:
    """Cards that a table could not name, or not tell apart."""
    if "deck" not in file.data:
        return
    try:
        deck = make_deck(file.data["deck"])
    except UnknownName as no_deck:
        yield unknown(file, no_deck.what, no_deck.name, no_deck.known, ("deck", "kind"))
        return
    for part, names in (("suits", deck.suits), ("ranks", deck.ranks)):
        if not names or len(set(names)) < len(names):
            yield _odd(file, ("deck", part), part)
            return
    if not 0 <= deck.jokers <= deck.size + deck.jokers <= MOST_CARDS:
        yield _odd(file, ("deck", "jokers" if "jokers" in file.data["deck"] else ""), "cards")
        return
    unread = [card for card in map(str, deck.cards(deck.naturals)) if not _is_read(card, deck)]
    if unread:
        yield wrong(file, "deck-card", ("deck",), card=unread[0])


def _is_read(card: str, deck: Deck) -> bool:
    """Whether a card is read as it is written."""
    try:
        return card.isalnum() and str(parse_card(card, deck)) == card
    except ValueError:
        return False


def _values(file: BookFile, entry: Mapping[str, Any], path: Path) -> Iterator[Finding]:
    """A default, and labels, for values that there are not."""
    values, name = entry["values"], entry["id"]
    if not values or len(set(values)) < len(values):
        yield _odd(file, (*path, "values"), "values")
    if entry["default"] not in (*values, UNSETTLED):
        yield unknown(file, "value", entry["default"], values, (*path, "default"), of=name)
    for value in entry.get("label", {}):
        if value not in (*values, UNSETTLED):
            yield unknown(file, "value", value, values, (*path, "label", value), of=name)
