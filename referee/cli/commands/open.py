"""``referee open``."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

from referee import web
from referee.cli import open as shellopen
from referee.cli.exit_status import Unusable
from referee.cli.input_files import know_book_beside, text_of
from referee.cli.options import books_option, lang_option
from referee.i18n.messages import message
from referee.links import SITE, is_address
from referee.ui.quiz.course import BadCourse, read_course


@click.command("open")
@click.argument("file", required=False)
@click.option(
    "--house",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where rulings are kept; made with the first one.",
)
@click.option(
    "--course",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    metavar="FILE",
    help="A course of quizzes of one's own, instead of ours.",
)
@click.option("--port", type=click.IntRange(0, 65535), help="0: any that is free.")
@click.option("--host", default="127.0.0.1", help="0.0.0.0 for phones on the same network.")
@click.option("--no-browser", is_flag=True, help="Only tell where the desk is.")
@click.option(
    "--site",
    envvar=SITE,
    metavar="URL",
    help="A published site (referee site): links to a table lead there.",
)
@books_option
@lang_option
def command(
    file: str | None,
    house: Path | None,
    course: Path | None,
    port: int | None,
    host: str,
    no_browser: bool,
    site: str | None,
    lang: str,
) -> int:
    """Opens the dispute desk in a browser: its front page, or what FILE is.

    A table is laid out, a story (moves with branches or comments) is stepped through, quizzes are
    asked. Without --lang the page speaks the browser's language.
    """
    if site and not is_address(site):
        raise Unusable(message(lang, "cli-no-address", site=site), lang)
    if file is None and course is not None:
        file = str(_readable(course, lang))
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
    desks.base = site or ""
    return shellopen.open_desk(desks, host=host, port=port, browser=not no_browser)


def _readable(course: Path, lang: str) -> Path:
    """The file, where it is a course. Raises ``Unusable`` with everything that is wrong with it."""
    try:
        read_course(course)
    except BadCourse as bad:
        raise Unusable(bad.say(lang), lang) from None
    return course
