"""Files that commands read: tables, and the books of houses."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

import click

from referee.api import read
from referee.errors import RefereeError, UnknownName
from referee.library import title_lookup
from referee.library.context import book, current
from referee.notation.table_text import header_book
from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import say_all
from referee.table import Table

from .exit_status import Unusable


def read_table(file: str, lang: str, *, says_odd: bool = False) -> Table:
    """The table in a file (``-``: standard input). Prints its warnings. Raises ``RefereeError``.

    ``says_odd``: the command itself prints warnings about odd cards.
    """
    text = read_text(file)
    add_book_beside(file, text)
    table = read(text)
    warn_of_house(table.rulebook.id, lang)
    printed_later = table.odd if says_odd else ()
    for warning in table.warnings:
        if warning not in printed_later:
            print(warning.say(lang), file=sys.stderr)
    return table


def warn_of_house(book_id: str, lang: str) -> None:
    """Warns of what has no effect in a house's file: unknown parts, such as misspelt ones, and
    clauses with an error."""
    if current().house_path(book_id) is None:
        return
    found = current().check_file(book_id)
    warnings = [each for each in found if each.code == "unknown-part" or each.costs_clause]
    for text in say_all(warnings, lang):
        print(text, file=sys.stderr)


def find_book(name: str) -> Book:
    """The book with this id. If it is unknown, the error suggests books by title, too."""
    try:
        return book(name)
    except UnknownName as unknown:
        if not unknown.file:
            unknown.know_titles(title_lookup.book_titles())
        raise


def book_id(name: str) -> str:
    """The id of a book, from its id, title or file. A file's book is added for this command.

    Raises ``Unusable`` if there is no such file.
    """
    if not name.endswith(".toml"):
        return title_lookup.book_id(name)
    path = Path(name)
    if not os.path.isfile(path):
        raise Unusable("cli-no-file", file=name)
    _add_book(path)
    return path.stem


def add_book_beside(file: str, text: str) -> None:
    """If a table names an unknown book, adds NAME.toml from the same folder for this command."""
    name = header_book(text)
    path = Path(file).parent / f"{name}.toml"
    if not name or not os.path.isfile(path):
        return
    if title_lookup.book_id(name) not in current().all_book_ids():
        _add_book(path)


def _add_book(path: Path) -> None:
    """Adds a file's book for this command, and the unknown books in its folder that it extends."""
    current().add_book(path)
    click.get_current_context().call_on_close(partial(current().remove_book, path.stem))
    with suppress(RefereeError):  # raised again when the book is used
        base = current().book_file(path.stem).data.get("extends")
        beside = path.with_name(f"{base}.toml")
        if base and base not in current().sources and beside.is_file():
            _add_book(beside)


def read_text(file: str) -> str:
    """The text of a file. Raises ``Unusable``."""
    try:
        return _piped() if file == "-" else Path(file).read_text("utf-8")
    except FileNotFoundError:
        raise Unusable("cli-no-file", file=file) from None
    except IsADirectoryError:
        raise Unusable("cli-is-folder", file=file) from None
    except UnicodeDecodeError:
        raise Unusable("cli-no-utf8", file=file) from None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Unusable("cli-cannot-read", file=file, why=why) from None


def _piped() -> str:
    """Standard input, which is UTF-8 in every locale."""
    raw = getattr(sys.stdin, "buffer", None)
    return raw.read().decode() if raw else sys.stdin.read()
