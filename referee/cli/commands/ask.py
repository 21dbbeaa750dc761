"""``referee ask``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import click

from referee.cli.exit_status import NO, OPEN, YES, Unusable
from referee.cli.input_files import read_table, told_error
from referee.cli.options import books_option, lang_option
from referee.errors import RefereeError
from referee.explain import flip_text
from referee.explain.other_books_text import other_book_lines
from referee.i18n.messages import message
from referee.notation import lenient
from referee.table import Verdict
from referee.verdict import flips
from referee.verdict.pair_flips import DEFAULT_EFFORT, UNLIMITED, Effort


@click.command("ask")
@click.argument("file")
@click.argument("question", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Verdicts as JSON.")
@click.option(
    "--pairs", flag_value=DEFAULT_EFFORT, help="Also what changes an answer only two by two."
)
@click.option("--all-pairs", "pairs", flag_value=UNLIMITED, help="The same, however long it takes.")
@click.option("--all-flips", is_flag=True, help="Every change of the rules, however long it takes.")
@click.option("--elsewhere", is_flag=True, help="Also what other rulebooks say.")
@books_option
@lang_option
def command(
    file: str, question: tuple[str, ...], as_json: bool, all_flips: bool, lang: str, **also: Any
) -> int:
    """Answers the questions of the table text FILE (- for standard input), or those given here."""
    table = read_table(file, lang, says_odd=not as_json)
    try:
        typed = [lenient.read_question(each, table.seats, table.rulebook.deck) for each in question]
        verdicts = [table.ask(each) for each in typed or table.questions]
    except RefereeError as problem:
        raise Unusable(told_error(problem, lang), lang) from None
    if not verdicts:
        raise Unusable(message(lang, "cli-no-question"), lang)
    if all_flips:
        verdicts = [verdict.further(flips.UNLIMITED) for verdict in verdicts]
    if as_json:
        told = [verdict.to_dict(**also) for verdict in verdicts]
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        said = (_said(verdict, lang, **also) for verdict in verdicts)
        print("\n\n".join(said))
    return max(_status(verdict) for verdict in verdicts)


def _said(verdict: Verdict, lang: str, *, pairs: Effort | None, elsewhere: bool) -> str:
    two_by_two = _pair_lines(verdict, pairs, lang) if pairs else ()
    others = other_book_lines(verdict.elsewhere, lang) if elsewhere else ()
    left = () if verdict.flip_search.is_whole else (message(lang, "cli-all-flips"),)
    return "\n".join([verdict.say(lang), *left, *two_by_two, *others])


def _pair_lines(verdict: Verdict, effort: Effort, lang: str) -> Iterator[str]:
    yield from flip_text.pair_lines(verdict, lang, found := verdict.pair_search(effort=effort))
    if not found.is_whole:
        yield message(lang, "cli-all-pairs")


def _status(verdict: Verdict) -> int:
    return {"no": NO, "open": OPEN}.get(verdict.tone, YES)
