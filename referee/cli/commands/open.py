"""``referee open``."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

from referee import web
from referee.cli import open as shellopen
from referee.cli.options import books_option, lang_option
from referee.cli.reading import know_book_beside, text_of


@click.command("open")
@click.argument("file", required=False)
@click.option(
    "--house",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where rulings are kept; made with the first one.",
)
@click.option("--port", type=click.IntRange(0, 65535), help="0: any that is free.")
@click.option("--host", default="127.0.0.1", help="0.0.0.0 for phones on the same network.")
@click.option("--no-browser", is_flag=True, help="Only tell where the desk is.")
@books_option
@lang_option
def command(
    file: str | None,
    house: Path | None,
    port: int | None,
    host: str,
    no_browser: bool,
    lang: str,
) -> int:
    """Opens the dispute desk in a browser: its front page, or what FILE is.

    A table is laid out, a story (moves with branches or comments) is stepped through, quizzes are
    asked. Without --lang the page speaks the browser's language.
    """
    text = "" if file is None else text_of(file, lang)
    if file is not None:
        know_book_beside(file, text)
    told = click.get_current_context().get_parameter_source("lang")
    desks = web.Desks(
        text,
        lang,
        house,
        name="" if file is None else Path(file).name,
        is_told=told is ParameterSource.COMMANDLINE,
    )
    return shellopen.open_desk(desks, host=host, port=port, browser=not no_browser)
