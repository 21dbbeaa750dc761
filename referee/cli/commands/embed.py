"""``referee embed``."""

from __future__ import annotations

import click

from referee.cli.exit_status import YES
from referee.cli.input_files import add_book_beside, read_text
from referee.cli.options import books_option, lang_option
from referee.links import SITE
from referee.web import embed


@click.command("embed")
@click.argument("file")
@click.option(
    "--site",
    envvar=SITE,
    default="",
    metavar="URL",
    help="Address of a published site (see referee site) for links to tables.",
)
@books_option
@lang_option
def command(file: str, site: str, lang: str) -> int:
    """Print the HTML that puts a table into a web page.

    It shows a picture with the verdict. After a tap, the table is live. FILE can be a table, a
    story or quizzes.
    """
    text = read_text(file)
    add_book_beside(file, text)
    click.echo(embed(text, site, lang=lang), nl=False)
    return YES
