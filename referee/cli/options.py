"""Options that several commands have."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial, wraps
from pathlib import Path
from typing import Any

import click

from referee.errors import ParseError, RefereeError
from referee.i18n.messages import LANGS, message
from referee.library.context import current
from referee.rulebook.clause import Book

from .exit_status import UNUSABLE, Unusable


def default_lang() -> str:
    """The language of the user's locale."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in variables if os.environ.get(name)), "")
    return "ja" if locale.startswith("ja") else "en"


def lang_option(command: Callable[..., int]) -> Callable[..., int]:
    """Adds the option ``--lang`` to a command, whose errors are printed in that language."""

    @wraps(command)
    def run(*args: Any, lang: str, **options: Any) -> int:
        try:
            return command(*args, lang=lang, **options)
        except RefereeError as problem:
            print_error(problem.say(lang), lang)
            if isinstance(problem, ParseError) and "question" in problem.expected:
                print(message(lang, "cli-questions"), file=sys.stderr)
            return UNUSABLE
        except OSError as problem:  # a file that can't be written
            if not problem.filename:
                raise
            why = problem.strerror or type(problem).__name__
            print_error(message(lang, "cli-no-access", file=str(problem.filename), why=why), lang)
            return UNUSABLE

    help_ = "Language of the output."
    return click.option("--lang", type=click.Choice(LANGS), default=default_lang, help=help_)(run)


def print_error(text: str, lang: str) -> None:
    print(message(lang, "cli-error", text=text), file=sys.stderr)


def _add_folders(ctx: click.Context, _: object, folders: Sequence[Path]) -> None:
    for folder in folders:
        current().add_books(folder)
        ctx.call_on_close(partial(current().remove_books, folder))


def players_at(book: Book, players: int | None) -> int:
    """How many players a random game has: the number asked for, or the usual number.

    Raises ``Unusable`` for a number that the book doesn't allow.
    """
    least, most = book.players
    if players is not None and not least <= players <= most:
        key = "fault-odd-number-fixed" if least == most else "fault-odd-number"
        raise Unusable(key, low=least, high=most, count=players)
    return book.usual_players if players is None else players


players_option = click.option(
    "--players", type=int, default=None, help="Number of players. Default: the usual number."
)

books_option = click.option(
    "--books", type=click.Path(path_type=Path, exists=True, file_okay=False), multiple=True,
    metavar="DIR", callback=_add_folders, expose_value=False, is_eager=True,
    help="A folder with more rulebooks, such as house books.",
)  # fmt: skip
