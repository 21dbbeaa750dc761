"""``referee ask``."""

from __future__ import annotations

import json
from typing import Any

import click

from referee.cli.exit_status import NO, OPEN, YES, Unusable
from referee.cli.input_files import read_table
from referee.cli.options import books_option, lang_option
from referee.explain import flip_text
from referee.explain.other_books_text import other_book_lines
from referee.explain.scope_text import scope_lines
from referee.i18n.messages import message
from referee.table import Verdict
from referee.verdict import flips
from referee.verdict.pair_flips import DEFAULT_EFFORT, UNLIMITED, Effort


@click.command("ask")
@click.argument("file")
@click.argument("question", nargs=-1)
@click.option("--all", "everything", is_flag=True, help="Show all reasons and all rule changes.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdicts as JSON.")
@click.option(
    "--pairs",
    flag_value=DEFAULT_EFFORT,
    help="Also show pairs of rule changes that change the answer together.",
)
@click.option(
    "--all-pairs", "pairs", flag_value=UNLIMITED, help="Try all such pairs, however long it takes."
)
@click.option("--all-flips", is_flag=True, help="Try every rule change, however long it takes.")
@click.option("--elsewhere", is_flag=True, help="Also show the answers in other rulebooks.")
@click.option("--scope", is_flag=True, help="Also show what the verdict rested on.")
@books_option
@lang_option
def command(
    file: str,
    question: tuple[str, ...],
    everything: bool,
    as_json: bool,
    all_flips: bool,
    lang: str,
    **also: Any,
) -> int:
    """Answer questions about a table.

    FILE is a table text (- for standard input). Without a QUESTION, those under its “ask:” are
    answered.
    """
    table = read_table(file, lang, says_odd=not as_json)
    verdicts = [table.ask(asked) for asked in question or table.questions]
    if not verdicts:
        raise Unusable("cli-no-question")
    if all_flips:
        verdicts = [verdict.further(flips.UNLIMITED) for verdict in verdicts]
    if as_json:
        data = [verdict.to_dict(**also) for verdict in verdicts]
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        print("\n\n".join(_text(verdict, lang, everything, **also) for verdict in verdicts))
    return max({"no": NO, "open": OPEN}.get(verdict.tone, YES) for verdict in verdicts)


def _text(
    verdict: Verdict,
    lang: str,
    everything: bool,
    *,
    pairs: Effort | None,
    elsewhere: bool,
    scope: bool,
) -> str:
    lines = [verdict.say(lang, everything=everything)]
    left = 0 if everything else flip_text.changes_left_out(verdict, lang)
    if left:
        lines.append(message(lang, "cli-all", count=left))
    if not verdict.flip_search.is_whole:
        lines.append(message(lang, "cli-all-flips"))
    if pairs:
        search = verdict.pair_search(effort=pairs)
        lines += flip_text.pair_lines(verdict, lang, search)
        if not search.is_whole:
            lines.append(message(lang, "cli-all-pairs"))
    if elsewhere:
        lines += other_book_lines(verdict.elsewhere, lang)
    if scope:
        lines += scope_lines(verdict.scope, lang)
    return "\n".join(lines)
