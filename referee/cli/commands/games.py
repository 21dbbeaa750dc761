"""``referee games``."""

from __future__ import annotations

import json

import click

from referee.cli.exit_status import YES
from referee.cli.input_files import book_id, find_book
from referee.cli.options import books_option, lang_option, players_at, players_option
from referee.records.random_records import random_record


@click.command("games")
@click.option("--book", "book_name", default="offkai", help="Rulebook of the games.")
@players_option
@click.option("--seed", type=int, default=0, help="Random seed of the first game.")
@click.option("--count", type=click.IntRange(1), default=1, help="Number of games.")
@click.option(
    "--illegal", type=click.FloatRange(0, 1), default=0.0,
    help="How often a move is preceded by an illegal try.",
)  # fmt: skip
@books_option
@lang_option
def command(
    book_name: str, players: int | None, seed: int, count: int, illegal: float, lang: str
) -> int:
    """Write records of random games, to test programs with.

    Prints JSON Lines. A move with "legal": false is an illegal try, which isn't made. The first
    line of a game has its seed.
    """
    del lang
    id_ = book_id(book_name)
    seats = players_at(find_book(id_), players)
    for number in range(seed, seed + count):
        for line in random_record(number, seats, id_, illegal=illegal):
            print(json.dumps(line, ensure_ascii=False))
    return YES
