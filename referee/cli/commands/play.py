"""``referee play``."""

from __future__ import annotations

from collections.abc import Sequence

import click

from referee import simulation
from referee.cli.exit_status import OPEN, YES, Unusable
from referee.cli.input_files import find_book, read_table
from referee.cli.options import books_option, lang_option, players_at, players_option
from referee.engine.query import events_to_json
from referee.explain import answer_text, verdict_text
from referee.i18n.messages import message
from referee.library import title_lookup
from referee.model.description import Description
from referee.model.questions import RANKS
from referee.notation.header import read_rules
from referee.table import Table


@click.command("play", context_settings={"ignore_unknown_options": True})
@click.argument("words", nargs=-1, type=click.UNPROCESSED, metavar="[FILE]")
@click.option("--random", "at_random", is_flag=True, help="Deal and play a random game.")
@click.option("--seed", type=int, default=0, help="Random seed: another number gives another game.")
@click.option("--book", "book_id", default="offkai", help="Rulebook of the random game.")
@players_option
@click.option(
    "--with",
    "switches",
    multiple=True,
    metavar="+A -B C=D",
    help="Rules to switch on or off, and settings.",
)
@books_option
@lang_option
def command(
    words: tuple[str, ...],
    at_random: bool,
    seed: int,
    book_id: str,
    players: int | None,
    switches: tuple[str, ...],
    lang: str,
) -> int:
    """Replay moves and show what each one does.

    FILE is a table text with moves. With --random a random game is played instead:

    \b
    referee play --random --seed 7 --book daifugo --with +seven_pass -suit_lock
    """
    if unknown := next((word for word in words if word.startswith("--")), ""):
        raise click.NoSuchOption(unknown, ctx=click.get_current_context())
    if at_random:
        return _play_at_random(seed, players, book_id, (*switches, *words), lang)
    if len(words) != 1 or switches:
        raise Unusable("cli-one-file")
    table = read_table(words[0], lang)
    _print_moves(table, lang)
    print(verdict_text.sentence(table.ask("whose turn"), lang))
    return YES


def _print_moves(table: Table, lang: str) -> None:
    for step in table.steps:
        print(step.move)
        for event, effect in zip(step.events, events_to_json(step.events), strict=True):
            text = answer_text.happening_text(effect, lang)
            title = event.clause.title[lang]
            print("   ", message(lang, "say-reason", title=title, text=text))


def _play_at_random(
    seed: int, players: int | None, book_id: str, switches: Sequence[str], lang: str
) -> int:
    header = _header(book_id, " ".join(switches).split())
    choices = read_rules(header).choices
    seats = players_at(find_book(header.book), players)
    dealt = simulation.deal(seed, seats, header.book, choices=choices)
    game = simulation.play_out(dealt, seed)
    table = game.table()
    print(str(Table(dealt)).rstrip(), end="\n\n")
    _print_moves(table, lang)
    if game.end != simulation.OVER:
        print(message(lang, f"cli-{game.end}", count=len(game.moves)))
        return OPEN
    last = "ranks" if RANKS in table.engine.traits.suggests else "who wins"
    print(verdict_text.sentence(table.ask(last), lang))
    return YES


def _header(book: str, choices: Sequence[str]) -> Description:
    """A description with a book and choices such as ``+switch``, ``-switch``, ``setting=value``."""
    settings: list[tuple[str, str]] = []
    switches: list[tuple[str, bool]] = []
    for choice in choices:
        name, sign, value = choice.partition("=")
        if sign:
            settings.append((name, value))
        else:
            switches.append((name.lstrip("+-"), not choice.startswith("-")))
    header = title_lookup.with_ids(Description(book=book, switches=tuple(switches)))
    return header.replace(settings=tuple(settings))
