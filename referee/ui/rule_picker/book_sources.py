"""The books that a picker may take from: rulebooks, the house's file, texts that were opened."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from referee.errors import UnknownName
from referee.house_rules import house as houses
from referee.house_rules import storage
from referee.house_rules.house import House
from referee.house_rules.own_clauses import own_clauses
from referee.house_rules.rewrite import (
    TextEdit,
    initial_text,
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
"""How a table's own rules are named where it has no house's file."""
COUNT = re.compile(r"-\d+$")


class Shelf:
    """``file``: what ``save`` writes to, if anything; ``house``: the house in it, once there is."""

    def __init__(self, path: str | Path | None, extends: str) -> None:
        """``path``: of the house's file; where there is none, the first ``save`` makes it.

        Raises what :func:`referee.house` raises, ``UnknownName``, ``NameTaken``.
        """
        self.file = Path(path) if path else None
        self.house = _opened(self.file, extends) if self.file else None
        self._texts: dict[str, str] = {}
        self._told: dict[str, tuple[str, str]] = {}

    @property
    def _path(self) -> Path:
        """Where the house's file is, or will be. Raises ``LookupError`` where there is none."""
        if self.file is None:
            raise LookupError("this picker has no house's file")
        return self.file

    def ids(self) -> list[str]:
        """The ids of the books, also of texts that were opened elsewhere."""
        return current().playable_ids()

    @property
    def opened(self) -> Collection[str]:
        """The ids of the texts that were opened here."""
        return self._texts.keys()

    def is_ours(self, id_: str) -> bool:
        """Whether a book is the house's file or a text that was opened here."""
        is_text = id_ in self._texts or _text_of(id_) is not None
        return is_text or (self.house is not None and id_ == self.house.id)

    def text(self, id_: str) -> str:
        """The text of a book of ours as it was read; for another, one that extends it."""
        if self.house and id_ == self.house.id:
            return self.house.text
        return self._texts.get(id_) or _text_of(id_) or initial_text(id_)

    def usual(self, id_: str) -> dict[str, Value]:
        """The value of each option where the text says nothing."""
        return (
            houses.default_values(current().last_good_book(id_))
            if self.is_ours(id_)
            else defaults(id_)
        )

    def first(self, id_: str) -> RuleSelection:
        """A book as it is, before anybody picks. Raises ``UnknownName``, ``BadBook``."""
        if not self.is_ours(id_) and id_ not in self.ids():
            raise UnknownName("book", id_, self.ids())
        if not self.is_ours(id_):
            return RuleSelection(id_, defaults(id_))
        title = current().last_good_book(id_).title if _states_title(self.text(id_)) else {}
        return RuleSelection(id_, defaults(id_), rulings_of(self.text(id_)), title)

    def open(self, text: str, name: str) -> str:
        """The id of a house's text that is put on the shelf; ``name``: of its file.

        Raises ``BadBook``.
        """
        if self.house and text == self.house.text:
            return self.house.id
        name = name.removesuffix(".toml")
        if self.file and self.house is None and name == self.file.stem:
            name = f"{name}-2"  # the house's own, once its file is made
        id_ = houses.text_book(name, text)
        self._texts[id_] = text
        return id_

    def told(self, picked: RuleSelection, text: str) -> RuleSelection:
        """What is picked, of a book whose text says further rules, or fewer. Raises ``BadBook``."""
        origin = self._told.get(picked.book, ("", picked.book))[1]
        name = origin if self.is_ours(origin) else OUR_RULES
        if self.house is not None and text == self.house.text:
            id_ = self.house.id
        elif not self.is_ours(origin) and not own_clauses(text):
            id_ = origin
        else:
            id_ = houses.text_book(COUNT.sub("", name), _titled(text, origin))
        self._told[id_] = (text, origin)
        first = self.first(id_)
        values = {**first.values, **picked.values}
        return replace(picked, book=id_, values=values, title=picked.title or first.title)

    def comes_of_house(self, id_: str) -> bool:
        """Whether a book is the house's, with rules that were made or left out here."""
        return self.house is not None and self._told.get(id_, ("", id_))[1] == self.house.id

    def forget_trial(self) -> None:
        """Books that were only tried are no more."""
        self._told = {
            id_: told for id_, told in self._told.items() if current().sources.get(id_) is not None
        }

    def written(self, picked: RuleSelection) -> str:
        """The text that says what is picked. Raises ``UnsafeEdit``."""
        wanted = picked.wanted()
        return rewrite(self.text(picked.book), wanted, self.usual(picked.book))

    def save(self, picked: RuleSelection) -> House:
        """The house's file says what is picked; ``StaleHouse`` where somebody else changed it."""
        if self.house is None:
            text = self.written(picked)
            text = text if revision(text) else with_next_revision(text)
            self.house = houses.make_house(self._path, text)
        elif picked.book == self.house.id:
            self.house = self.house.change(picked.wanted())
        else:
            self.house = self.house.replace(self.written(picked))
        return self.house

    def look(self) -> None:
        """Opens a file that somebody else has made meanwhile. Raises ``BadBook``."""
        if self.house is None and self.file is not None and storage.exists(self.file):
            self.house = houses.house(self.file)

    def reload(self) -> None:
        """Reads the house's file once more. Raises ``BadBook``, ``NoHouseFile``."""
        self.house = houses.house(self._path)

    def retold(self, picked: RuleSelection, text: str) -> RuleSelection | None:
        """What a text makes of the book that is picked; ``None`` where it is about another.

        Raises ``BadBook``, ``RulesConflict``.
        """
        file, here = parse_book(picked.book, text), parse_book(picked.book, self.text(picked.book))
        check_structure(file)
        if _beyond_choice(file.data) != _beyond_choice(here.data):
            return None
        if broken := list(check_settings(file, current().last_good_book(picked.book))):
            raise BadBook(picked.book, broken)
        values = self.usual(picked.book) | {name: value for name, value, _ in file.settings()}
        title = file.data.get("title", {})
        return replace(picked.replace(values), rulings=rulings_of(text), title=dict(title))


def _text_of(id_: str) -> str | None:
    """The text of a book that is no file: one that was told, or came with a table."""
    read = current().sources.get(id_)
    is_file = isinstance(read, FileSource)
    return read.text if isinstance(read, TextSource) and not is_file else None


def _titled(text: str, origin: str) -> str:
    """The first text of a table's own rules, called like the book that they are added to."""
    if text.split()[: len(initial_text(origin).split())] != initial_text(origin).split():
        return text
    draft = TextEdit(text)
    if "title" not in draft.data:
        title = current().last_good_book(origin).title
        mine = {each: message(each, "picker-own-book", title=title[each]) for each in LANGS}
        draft.add_table("title", mine, ("clause",))
    return draft.text()


def _opened(path: Path, extends: str) -> House | None:
    if storage.exists(path):
        return houses.house(path)
    houses.check_new(path, extends)
    return None


def _states_title(text: str) -> bool:
    return "title" in tomllib.loads(text)


def _beyond_choice(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a house's file says besides the choices that a picker makes."""
    return {part: said for part, said in data.items() if part not in (*HOUSE_PARTS, "title")}
