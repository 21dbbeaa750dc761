"""The books that a picker may take from: rulebooks, the house's file, texts that were opened."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from referee.errors import UnknownName
from referee.house_rules import house as houses
from referee.house_rules import storage
from referee.house_rules.house import House
from referee.house_rules.rewrite import (
    TextEdit,
    initial_text,
    own_clauses,
    revision,
    rewrite,
    rulings_of,
    with_next_revision,
)
from referee.i18n.messages import LANGS, message
from referee.library.book_file import HOUSE_PARTS, parse_book
from referee.library.context import current
from referee.library.sources import FileSource, TextSource
from referee.library.validation.content import check_settings
from referee.library.validation.structure import check_structure
from referee.model.types import Value
from referee.rulebook.diagnostics import BadBook
from referee.ui.shared.rule_selection import RuleSelection, defaults

OUR_RULES = "our-rules"
"""The name for a table's own rules if there is no house's file."""
COUNT = re.compile(r"-\d+$")


class Shelf:
    """``file``: what ``save`` writes to, if anything; ``house``: the house in it, once it exists;
    ``texts``: the texts that were opened here, by the ids of their books.

    A book is *ours* if it is the house's file or a text that was opened.
    """

    def __init__(self, path: str | Path | None, extends: str) -> None:
        """``path``: of the house's file; if it does not exist, the first ``save`` makes it.

        Raises what :func:`referee.house` raises, ``UnknownName``, ``NameTaken``.
        """
        self.file = Path(path) if path else None
        self.house: House | None = None
        self.find_house()
        if self.file and self.house is None:
            houses.check_new(self.file, extends)
        self.texts: dict[str, str] = {}
        self._origins: dict[str, str] = {}

    def is_ours(self, id_: str) -> bool:
        is_text = id_ in self.texts or _text_of(id_) is not None
        return is_text or (self.house is not None and id_ == self.house.id)

    def is_house_book(self, id_: str) -> bool:
        """Whether a book is the house's, perhaps with rules that were made or dropped here."""
        return self.house is not None and self.house.id in (id_, self._origins.get(id_))

    def text(self, id_: str) -> str:
        """The text of a book of ours as it was read; for another book, one that extends it."""
        if self.house and id_ == self.house.id:
            return self.house.text
        return self.texts.get(id_) or _text_of(id_) or initial_text(id_)

    def default_values(self, id_: str) -> dict[str, Value]:
        """The value of each option if the text says nothing."""
        if self.is_ours(id_):
            return houses.default_values(current().last_good_book(id_))
        return defaults(id_)

    def as_is(self, id_: str) -> RuleSelection:
        """A book as it is. Raises ``UnknownName``, ``BadBook``."""
        if not self.is_ours(id_):
            known = current().playable_ids()
            if id_ not in known:
                raise UnknownName("book", id_, known)
            return RuleSelection(id_, defaults(id_))
        text = self.text(id_)
        title = current().last_good_book(id_).title if "title" in tomllib.loads(text) else {}
        return RuleSelection(id_, defaults(id_), rulings_of(text), title)

    def open(self, text: str, name: str) -> str:
        """Adds a house's text, and returns its id; ``name``: of its file.

        Raises ``BadBook``.
        """
        if self.house and text == self.house.text:
            return self.house.id
        name = name.removesuffix(".toml")
        if self.file and self.house is None and name == self.file.stem:
            name = f"{name}-2"  # the name is the house's own, once its file is made
        id_ = houses.text_book(name, text)
        self.texts[id_] = text
        return id_

    def with_text(self, picked: RuleSelection, text: str) -> RuleSelection:
        """What is picked, with a text of the book that has more rules, or fewer.

        Raises ``BadBook``.
        """
        origin = self._origins.get(picked.book, picked.book)
        if self.house is not None and text == self.house.text:
            id_ = self.house.id
        elif self.is_ours(origin) or own_clauses(text):
            name = COUNT.sub("", origin if self.is_ours(origin) else OUR_RULES)
            id_ = houses.text_book(name, _titled(text, origin))
        else:
            id_ = origin
        self._origins[id_] = origin
        as_is = self.as_is(id_)
        values = {**as_is.values, **picked.values}
        return replace(picked, book=id_, values=values, title=picked.title or as_is.title)

    def forget_trial(self) -> None:
        """Forgets books that were only tried."""
        sources = current().sources
        self._origins = {
            id_: origin for id_, origin in self._origins.items() if sources.get(id_) is not None
        }

    def house_text(self, picked: RuleSelection) -> str:
        """The text of a house's file with what is picked. Raises ``UnsafeEdit``."""
        values = self.default_values(picked.book)
        return rewrite(self.text(picked.book), picked.wanted(), values)

    def save(self, picked: RuleSelection) -> House:
        """Writes the house's file. Raises ``StaleHouse`` if somebody else has changed it, and
        ``LookupError`` if there is no file to write to."""
        if self.file is None:
            raise LookupError("this rule picker has no house book")
        if self.house is None:
            text = self.house_text(picked)
            text = text if revision(text) else with_next_revision(text)
            self.house = houses.make_house(self.file, text)
        elif picked.book == self.house.id:
            self.house = self.house.change(picked.wanted())
        else:
            self.house = self.house.replace(self.house_text(picked))
        return self.house

    def find_house(self) -> None:
        """Opens the house's file if it exists by now. Raises ``BadBook``."""
        if self.house is None and self.file is not None and storage.exists(self.file):
            self.house = houses.house(self.file)

    def reload(self, house: House) -> House:
        """Reads the house's file again. Raises ``BadBook``, ``NoHouseFile``."""
        self.house = houses.house(house.path)
        return self.house

    def same_book(self, picked: RuleSelection, text: str) -> RuleSelection | None:
        """The choices of a text about the book that is picked; ``None`` if it has anything else.

        Raises ``BadBook``, ``RulesConflict``.
        """
        file, here = parse_book(picked.book, text), parse_book(picked.book, self.text(picked.book))
        check_structure(file)
        if _without_choices(file.data) != _without_choices(here.data):
            return None
        if findings := list(check_settings(file, current().last_good_book(picked.book))):
            raise BadBook(picked.book, findings)
        settings = {name: value for name, value, _ in file.settings()}
        values = self.default_values(picked.book) | settings
        title = file.data.get("title", {})
        return replace(picked.replace(values), rulings=rulings_of(text), title=dict(title))


def _text_of(id_: str) -> str | None:
    """The text of a book without a file: it was made here, or came with a table."""
    source = current().sources.get(id_)
    if isinstance(source, TextSource) and not isinstance(source, FileSource):
        return source.text
    return None


def _titled(text: str, origin: str) -> str:
    """The first text of a table's own rules, with a title after the book that they are added to."""
    begin = initial_text(origin).split()
    if text.split()[: len(begin)] != begin:
        return text
    edit = TextEdit(text)
    if "title" not in edit.data:
        title = current().last_good_book(origin).title
        own = {lang: message(lang, "picker-own-book", title=title[lang]) for lang in LANGS}
        edit.add_table("title", own, ("clause",))
    return edit.text()


def _without_choices(data: Mapping[str, Any]) -> dict[str, Any]:
    """A house's file without the choices that a picker makes."""
    return {part: value for part, value in data.items() if part not in (*HOUSE_PARTS, "title")}
