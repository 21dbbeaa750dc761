"""Options that several commands have."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from referee.i18n.messages import LANGS
from referee.library.context import current


def _default_lang() -> str:
    """The language of the user's locale."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in variables if os.environ.get(name)), "")
    return "ja" if locale.startswith("ja") else "en"


lang_option = click.option(
    "--lang", type=click.Choice(LANGS), default=_default_lang, help="Language of what is said."
)


def _add_folders(ctx: click.Context, _: object, folders: Sequence[Path]) -> None:
    for folder in folders:
        current().add_books(folder)
        ctx.call_on_close(partial(current().remove_books, folder))


books_option = click.option(
    "--books", type=click.Path(path_type=Path, exists=True, file_okay=False), multiple=True,
    metavar="DIR", callback=_add_folders, expose_value=False, is_eager=True,
    help="A folder with further rulebooks, such as house books.",
)  # fmt: skip
