"""Other names of clauses and books than their ids: the titles of switches, and what people say."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

from referee._internal.paths import PACKAGE
from referee.model.types import Words
from referee.rulebook.clause import Book

FOLDER = PACKAGE / "books" / "aliases"


@lru_cache
def likely_books() -> tuple[str, ...]:
    """The ids of the books that tables most likely play by, the most likely first."""
    return tuple(_data("books")["likely"])


@lru_cache
def other_book_names() -> dict[str, tuple[str, ...]]:
    """Id of a book -> what people call its game besides its title, in any language."""
    return {id_: tuple(names) for id_, names in _data("books")["names"].items()}


@lru_cache
def known_aliases() -> dict[str, tuple[str, ...]]:
    """Name of a clause -> its other names, in any language."""
    return {name: tuple(aliases) for name, aliases in _data("clauses").items()}


@lru_cache
def ways_to_ask() -> dict[str, tuple[str, ...]]:
    """Name of a clause -> how people ask about it without its name, in any language."""
    return {name: tuple(texts) for name, texts in _data("asked").items()}


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


def switch_titles(book: Book) -> dict[str, Words]:
    """Switch -> the title of its clause."""
    switches = (option for option in book.options.values() if option.kind == "switch")
    return {option.name: option.clause.title for option in switches}
