"""The shell: ``referee ask``, ``play``, ``books``, ``open``.

Where several questions are asked the exit status is the highest of theirs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from referee import __version__, simulation, web
from referee.errors import RefereeError, UnknownName
from referee.judging import flipwords, speech, wording
from referee.judging.elsewhere import elsewhere_lines
from referee.judging.pairs import USUAL, WHOLE, Effort
from referee.judging.whatif import WHOLE as EVERY_FLIP
from referee.language.messages import message
from referee.library import library, titles
from referee.library.library import book
from referee.model.description import Description
from referee.model.questions import RANKS
from referee.notation.header import read_rules
from referee.notation.loose.reading import read_question
from referee.notation.questions import all_forms
from referee.rulebook.clause import Book
from referee.table import Table, Verdict

from . import new as shellnew
from . import open as shellopen
from . import rule as shellhouse
from .options import books_option, lang_option
from .reading import know_book_beside, read_table, text_of, told_error
from .rule import Unusable

YES, NO, UNUSABLE, OPEN = 0, 1, 2, 3


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit status."""
    try:
        status = commands.main(argv, prog_name="referee", standalone_mode=False)
    except click.ClickException as problem:
        problem.show()
        return UNUSABLE
    return status if isinstance(status, int) else YES


@click.group()
@click.version_option(__version__, message="%(prog)s %(version)s")
def commands() -> None:
    """Settles card-table disputes.

    Exit status: 0 yes (or any value asked for), 1 no, 2 unusable input, 3 unsettled or depends.
    """


# ---- ask


@commands.command("ask")
@click.argument("file")
@click.argument("question", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Verdicts as JSON.")
@click.option("--pairs", flag_value=USUAL, help="Also what changes an answer only two by two.")
@click.option("--all-pairs", "pairs", flag_value=WHOLE, help="The same, however long it takes.")
@click.option("--all-flips", is_flag=True, help="Every change of the rules, however long it takes.")
@click.option("--elsewhere", is_flag=True, help="Also what other rulebooks say.")
@books_option
@lang_option
def ask(
    file: str, question: tuple[str, ...], as_json: bool, all_flips: bool, lang: str, **also: Any
) -> int:
    """Answers the questions of the table text FILE (- for standard input), or those given here."""
    table = read_table(file, lang)
    try:
        typed = [read_question(each, table.seats, table.rulebook.deck) for each in question]
        verdicts = [table.ask(each) for each in typed or table.questions]
    except RefereeError as problem:
        raise Unusable(told_error(problem, lang), lang) from None
    if not verdicts:
        raise Unusable(message(lang, "cli-no-question"), lang)
    if all_flips:
        verdicts = [verdict.further(EVERY_FLIP) for verdict in verdicts]
    if as_json:
        told = [verdict.to_dict(**also) for verdict in verdicts]
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        said = (_said(verdict, lang, **also) for verdict in verdicts)
        print("\n\n".join(said))
    return max(_status(verdict) for verdict in verdicts)


def _said(verdict: Verdict, lang: str, *, pairs: Effort | None, elsewhere: bool) -> str:
    two_by_two = _pair_lines(verdict, pairs, lang) if pairs else ()
    others = elsewhere_lines(verdict.elsewhere, lang) if elsewhere else ()
    left = () if verdict.flip_search.is_whole else (message(lang, "cli-all-flips"),)
    return "\n".join([verdict.say(lang), *left, *two_by_two, *others])


def _pair_lines(verdict: Verdict, effort: Effort, lang: str) -> Iterator[str]:
    yield from flipwords.pair_lines(verdict, lang, found := verdict.pair_search(effort=effort))
    if not found.is_whole:
        yield message(lang, "cli-all-pairs")


def _status(verdict: Verdict) -> int:
    return {"no": NO, "open": OPEN}.get(verdict.tone, YES)


# ---- play


@commands.command("play", context_settings={"ignore_unknown_options": True})
@click.argument("words", nargs=-1, type=click.UNPROCESSED, metavar="[FILE]")
@click.option("--random", "at_random", is_flag=True, help="Deal and play a whole game at random.")
@click.option("--seed", type=int, default=0, help="Which random game.")
@click.option("--book", "book_id", default="offkai", help="Which rulebook it is played by.")
@click.option("--players", type=click.IntRange(2, 8), default=4, help="How many play.")
@click.option("--with", "switches", multiple=True, metavar="+A -B C=D", help="Switches, settings.")
@books_option
@lang_option
def play(
    words: tuple[str, ...],
    at_random: bool,
    seed: int,
    book_id: str,
    players: int,
    switches: tuple[str, ...],
    lang: str,
) -> int:
    """Goes through the moves of the table text FILE and tells what each of them set off.

    With --random it deals and plays a game of its own: referee play --random --seed 7 --book
    daifugo --with +seven_pass -suit_lock.
    """
    if at_random:
        return _play_at_random(seed, players, book_id, (*switches, *words), lang)
    if len(words) != 1 or switches:
        raise click.UsageError(message(lang, "cli-one-file"))
    table = read_table(words[0], lang)
    _tell_moves(table, lang)
    print(speech.sentence(table.ask("whose turn"), lang))
    return YES


def _tell_moves(table: Table, lang: str) -> None:
    for step in table.steps:
        print(step.move)
        for happening in step.happenings:
            told = {"effect": happening.key, **happening.args}
            text = wording.happening_text(told, lang)
            title = happening.clause.title[lang]
            print("   ", message(lang, "say-reason", title=title, text=text))


def _play_at_random(
    seed: int, players: int, book_id: str, switches: Sequence[str], lang: str
) -> int:
    words = " ".join(switches).split()
    settings: list[tuple[str, str]] = []
    switches_: list[tuple[str, bool]] = []
    for word in words:  # +switch, -switch, setting=value
        name, sign, value = word.partition("=")
        if sign:
            settings.append((name, value))
        else:
            switches_.append((name.lstrip("+-"), not word.startswith("-")))
    named = titles.by_ids(Description(book=book_id, switches=tuple(switches_)))
    try:
        rules = read_rules(named.having(settings=tuple(settings)))
        dealt = simulation.deal(seed, players, named.book, choices=rules.choices)
    except RefereeError as problem:
        raise Unusable(problem.say(lang), lang) from None
    game = simulation.play_out(dealt, seed)
    table = game.table()
    print(str(Table(dealt)).rstrip(), end="\n\n")
    _tell_moves(table, lang)
    if game.end != simulation.OVER:
        print(message(lang, f"cli-{game.end}", count=len(game.moves)))
        return OPEN
    last = "ranks" if RANKS in table.engine.look.suggests else "who wins"
    print(speech.sentence(table.ask(last), lang))
    return YES


# ---- books


@commands.command("books")
@click.argument("name", metavar="[BOOK|FILE]", required=False)
@click.option("--check", is_flag=True, help="Tell what is wrong or odd about it.")
@click.option("--json", "as_json", is_flag=True, help="What --check finds, as JSON.")
@books_option
@lang_option
def books(name: str | None, check: bool, as_json: bool, lang: str) -> int:
    """Lists the rulebooks, or the clauses and options of one (a name, or a house book's file).

    With --check the exit status is 0 where all is in order, 1 where something is odd, 2 where a
    rulebook cannot be used.
    """
    if name is not None:
        name = shellhouse.known_name(name, lang)
    if check or as_json:
        return shellhouse.check(library.all_book_ids() if name is None else [name], as_json, lang)
    if name is None:
        for id_ in library.all_book_ids():
            print("\t".join(_line_of(id_, lang)))
        return YES
    try:
        shown = book(name)
    except RefereeError as problem:
        if isinstance(problem, UnknownName) and not problem.file:
            problem.know_titles(titles.book_titles())
        raise Unusable(problem.say(lang), lang) from None
    _list_clauses(shown, lang)
    return YES


def _line_of(id_: str, lang: str) -> list[str]:
    """A rulebook in the list of all."""
    try:
        shown = book(id_)
    except RefereeError:
        return [id_, message(lang, "cli-book-broken", book=id_)]
    return [id_, shown.title[lang], *_variants(shown)]


def _list_clauses(shown: Book, lang: str) -> None:
    print(shown.title[lang])
    for clause in shown.clauses:
        on = clause.switchable and shown.options[clause.name].default
        state = "" if not clause.switchable else " [+]" if on else " [-]"
        ruled = shellhouse.cited(shown, clause.name, lang)
        print(f"\n{clause.id}{state}{ruled}  {clause.title[lang]}\n  {clause.wording[lang]}")
        if clause.variants:
            print(f"  ({', '.join(clause.variants)})")
        for reading in clause.readings:
            sign = "?" if reading.kind == "reading" else "="
            values, default = " | ".join(reading.values), shown.options[reading.name].default
            ruled = shellhouse.cited(shown, reading.name, lang)
            print(f"  {sign} {reading.name} = {values}  ({default}){ruled}")
            print(f"    {reading.question[lang]}")


def _variants(shown: Book) -> list[str]:
    """The games of a book that has several, as the header names them."""
    chosen = shown.variants
    return [f"{chosen.name} = {' | '.join(map(str, chosen.values))}"] if chosen else []


# ---- rule


@commands.command("rule", context_settings={"ignore_unknown_options": False})
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("decision", nargs=-1, metavar="[NAME = VALUE]")
@click.option("--note", default="", help="Why, in your own words.")
@click.option("--date", "day", default="", help="Since when, like 2026-11-20; else today.")
@click.option("--take-back", metavar="NAME", help="Take the ruling on NAME back.")
@click.option("--extends", metavar="BOOK", help="Begin the file: a house book on this rulebook.")
@click.option("--json", "as_json", is_flag=True, help="The house book's rulings as JSON.")
@books_option
@lang_option
def rule(
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


# ---- questions


@commands.command("questions")
@lang_option
def questions(lang: str) -> None:
    """Lists every question that can be asked."""
    print("\n".join(all_forms(lang)))


# ---- new


@commands.group("new")
def new() -> None:
    """Begins what a checkout of Referee is to have besides."""


@new.command("rule")
@click.argument("name")
@click.option("--book", "book_name", required=True, help="The rulebook with the clause.")
@lang_option
def new_rule(name: str, book_name: str, lang: str) -> int:
    """Writes the skeletons of a local rule NAME, such as five_skip.

    The rule, its clause in the rulebook, its scenarios, its sentences in both languages.
    """
    shellnew.new_rule(name, book_name, lang)
    return YES


# ---- open


@commands.command("open")
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
def open_desk(
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


if __name__ == "__main__":
    sys.exit(main())
