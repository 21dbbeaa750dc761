"""A table's file as the shell reads it, and the words for what is wrong with it."""

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
from referee.notation.table_text import named_book
from referee.table import Table

from .exit_status import Unusable


def read_table(file: str, lang: str, *, says_odd: bool = False) -> Table:
    """The table in a file (``-``: standard input). Ends the command where it cannot be read.

    ``says_odd``: what is told of it will say itself that cards cannot lie as they do.
    """
    text = text_of(file, lang)
    know_book_beside(file, text)
    try:
        table = read(text)
    except RefereeError as problem:
        raise Unusable(told_error(problem, lang), lang) from None
    tell_unread(table.rulebook.id, lang)
    told = table.odd if says_odd else ()
    for warning in (each for each in table.warnings if each not in told):
        print(warning.say(lang), file=sys.stderr)
    return table


def tell_unread(book: str, lang: str) -> None:
    """Parts of a house's file that mean nothing, such as a misspelt one: who wrote them waits for
    what they would do."""
    if current().house_path(book) is None:
        return
    for finding in current().check_file(book):
        if finding.code == "unknown-part":
            print(finding.say(lang), file=sys.stderr)


def know_book_beside(file: str, text: str) -> None:
    """A book that nobody knows is looked for beside the table: NAME.toml."""
    name = named_book(text)
    beside = Path(file).parent / f"{name}.toml"
    if (
        name
        and os.path.isfile(beside)
        and title_lookup.book_id(name) not in current().all_book_ids()
    ):
        current().add_book(beside)
        click.get_current_context().call_on_close(partial(current().remove_book, name))


def text_of(file: str, lang: str) -> str:
    """What is in a file. Ends the command where that cannot be read."""
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
    """Standard input, which is UTF-8 whatever the locale says."""
    raw = getattr(sys.stdin, "buffer", None)
    return raw.read().decode() if raw else sys.stdin.read()


def told_error(problem: RefereeError, lang: str) -> str:
    """An error in words; after a question that cannot be read, where all of them are listed."""
    asked = isinstance(problem, ParseError) and "question" in problem.expected
    return problem.say(lang) + ("\n" + message(lang, "cli-questions") if asked else "")
