"""``referee sheet``: the sheet of a group's rules."""

from __future__ import annotations

from pathlib import Path

import click

from referee.agreement.rule_sheet import sheet
from referee.cli.exit_status import YES, Unusable
from referee.cli.input_files import book_id, find_book, warn_of_house
from referee.cli.options import books_option, lang_option
from referee.links import default_site
from referee.ui.static.sheet_picture import sheet_page, sheet_svg

KINDS = (".html", ".htm", ".svg", ".txt")
"""The endings of files that a sheet can be written to."""


@click.command("sheet")
@click.argument("house", metavar="HOUSE|BOOK")
@click.option(
    "-o", "--out", type=click.Path(path_type=Path, dir_okay=False),
    help="The file to write: .html to print it, .svg for a picture, .txt for text.",
)  # fmt: skip
@click.option("--title", default="", help="The title of the sheet. Default: that of the book.")
@books_option
@lang_option
def command(house: str, out: Path | None, title: str, lang: str) -> int:
    """Write the rule sheet of a house book: one page to print or share.

    HOUSE is the file of a house book, BOOK a rulebook's name. With REFEREE_SITE, the sheet has a
    link and its QR code that open the desk with these rules.
    """
    id_ = book_id(house)
    find_book(id_)
    warn_of_house(id_, lang)
    written = sheet(id_, title)
    site = default_site()
    address = written.link(site) if site else ""
    kind = out.suffix.lower() if out else ".txt"
    if kind not in KINDS:
        raise Unusable("cli-sheet-kind", file=str(out))
    if kind == ".txt":
        text = written.say(lang) + (f"{address}\n" if address else "")
    elif kind == ".svg":
        text = sheet_svg(written, lang, address)
    else:
        text = sheet_page(written, lang, address)
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, "utf-8")
    return YES
