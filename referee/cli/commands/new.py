"""``referee new``."""

from __future__ import annotations

import click

from referee.cli import new as shellnew
from referee.cli.exit_status import YES
from referee.cli.options import lang_option


@click.group("new")
def command() -> None:
    """Begins what a checkout of Referee is to have besides."""


@command.command("rule")
@click.argument("name")
@click.option("--book", "book_name", required=True, help="The rulebook with the clause.")
@lang_option
def new_rule(name: str, book_name: str, lang: str) -> int:
    """Writes the skeletons of a local rule NAME, such as five_skip.

    The rule, its clause in the rulebook, its scenarios, its sentences in both languages.
    """
    shellnew.new_rule(name, book_name, lang)
    return YES
