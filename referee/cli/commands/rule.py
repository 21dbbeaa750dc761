"""``referee rule``."""

from __future__ import annotations

from pathlib import Path

import click

from referee.cli import rule as shellhouse
from referee.cli.options import books_option, lang_option


@click.command("rule", context_settings={"ignore_unknown_options": False})
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("decision", nargs=-1, metavar="[NAME = VALUE]")
@click.option("--note", default="", help="Why, in your own words.")
@click.option("--date", "day", default="", help="Since when, like 2026-11-20; else today.")
@click.option("--take-back", metavar="NAME", help="Take the ruling on NAME back.")
@click.option("--extends", metavar="BOOK", help="Begin the file: a house book on this rulebook.")
@click.option("--json", "as_json", is_flag=True, help="The house book's rulings as JSON.")
@books_option
@lang_option
def command(
    file: Path,
    decision: tuple[str, ...],
    note: str,
    day: str,
    take_back: str | None,
    extends: str | None,
    as_json: bool,
    lang: str,
) -> int:
    """Keeps the rulings of a house in its own book FILE, such as house.toml.

    \b
    referee rule house.toml --extends offkai                   begins the book
    referee rule house.toml foul_state = before_play --note "3333 is clean at ours"
    referee rule house.toml emperor = on
    referee rule house.toml                                    lists the rulings
    referee rule house.toml --take-back foul_state
    """
    asked = shellhouse.Asked(decision, note, day, take_back, extends)
    return shellhouse.rule(file, asked, as_json, lang)
