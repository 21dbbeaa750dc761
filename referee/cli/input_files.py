"""Files that commands read: tables, and the books of houses."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

import click

from referee.api import read
from referee.errors import ParseError, RefereeError
from referee.i18n.messages import message
from referee.library import title_lookup
from referee.library.context import current
from referee.notation.table_text import header_book
from referee.table import Table

from .exit_status import Unusable


def read_table(file: str, lang: str, *, says_odd: bool = False) -> Table:
    """The table in a file (``-``: standard input). Prints its warnings. Raises ``Unusable``.

    ``says_odd``: the command itself prints warnings about odd cards.
    """
    text = text_of(file, lang)
    add_book_beside(file, text)
    try:
        table = read(text)
    except RefereeError as problem:
        raise Unusable(error_text(problem, lang), lang) from None
    warn_unknown_parts(table.rulebook.id, lang)
    printed_later = table.odd if says_odd else ()
    for warning in table.warnings:
        if warning not in printed_later:
            print(warning.say(lang), file=sys.stderr)
    return table


def warn_unknown_parts(book: str, lang: str) -> None:
    """Warns of unknown parts of a house's file, such as misspelt ones, which have no effect."""
    if current().house_path(book) is None:
        return
    for finding in current().check_file(book):
        if finding.code == "unknown-part":
            print(finding.say(lang), file=sys.stderr)


def known_book(name: str, lang: str) -> str:
    """The id of a book, from its id, title or file. A file's book is added for this command.

    Raises ``Unusable``.
    """
    if not name.endswith(".toml"):
        return title_lookup.book_id(name)
    path = Path(name)
    if not os.path.isfile(path):
        raise Unusable(message(lang, "cli-no-file", file=name), lang)
    current().add_book(path)
    click.get_current_context().call_on_close(lambda: current().remove_book(path.stem))
    return path.stem


def add_book_beside(file: str, text: str) -> None:
    """If a table names an unknown book, adds NAME.toml from the same folder for this command."""
    name = header_book(text)
    beside = Path(file).parent / f"{name}.toml"
    if (
        name
        and os.path.isfile(beside)
        and title_lookup.book_id(name) not in current().all_book_ids()
    ):
        current().add_book(beside)
        click.get_current_context().call_on_close(partial(current().remove_book, name))


def text_of(file: str, lang: str) -> str:
    """The text of a file. Raises ``Unusable``."""
    try:
        return _piped() if file == "-" else Path(file).read_text("utf-8")
    except FileNotFoundError:
        problem = message(lang, "cli-no-file", file=file)
    except IsADirectoryError:
        problem = message(lang, "cli-is-folder", file=file)
    except UnicodeDecodeError:
        problem = message(lang, "cli-no-utf8", file=file)
    except OSError as error:
        why = error.strerror or type(error).__name__
        problem = message(lang, "cli-cannot-read", file=file, why=why)
    raise Unusable(problem, lang)


def _piped() -> str:
    """Standard input, which is UTF-8 in every locale."""
    raw = getattr(sys.stdin, "buffer", None)
    return raw.read().decode() if raw else sys.stdin.read()


def error_text(problem: RefereeError, lang: str) -> str:
    """The text of an error. If a question can't be read, it refers to ``referee questions``."""
    is_question = isinstance(problem, ParseError) and "question" in problem.expected
    return problem.say(lang) + ("\n" + message(lang, "cli-questions") if is_question else "")
