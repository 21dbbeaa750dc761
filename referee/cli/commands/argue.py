"""``referee argue``."""

from __future__ import annotations

import click

from referee.argument.text_reader import understand
from referee.cli.exit_status import NO, OPEN, UNUSABLE, YES
from referee.cli.input_files import read_table
from referee.cli.options import books_option, lang_option


@click.command("argue")
@click.argument("words", nargs=-1, required=True)
@click.option("--table", "file", default="", help="The file of the table that you argue about.")
@click.option("--rules", "book", default="daifugo", help="The rulebook, if there is no table.")
@books_option
@lang_option
def command(words: tuple[str, ...], file: str, book: str, lang: str) -> int:
    """Settle an argument in your own words.

    WORDS say what happened and what you argue about, in English or Japanese.
    """
    table = read_table(file, lang) if file else None
    said = understand(" ".join(words), table, book=book)
    print(said.say(lang))
    if said.reading is None:
        return UNUSABLE
    tones = {"no": NO, "open": OPEN}
    return max((tones.get(verdict.tone, YES) for verdict in said.reading.verdicts), default=YES)
