"""``referee check-log``."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import click

from referee.cli.exit_status import NO, OPEN, UNUSABLE, YES, Unusable
from referee.cli.input_files import read_text
from referee.cli.options import books_option, lang_option
from referee.errors import OR
from referee.i18n.messages import listing, message
from referee.records.formats import FORMATS, format_of, read_records
from referee.records.judgement import JudgedEntry, judge
from referee.records.record import Record, RecordedAnswer, RecordedMove


@click.command("check-log")
@click.argument("file", metavar="FILE")
@click.option(
    "--format", "form", type=click.Choice([*FORMATS]), default=None, metavar="NAME",
    help="The format of the file. Default: recognised from its content.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print each judgement as a line of JSON.")
@books_option
@lang_option
def command(file: str, form: str | None, as_json: bool, lang: str) -> int:
    """Judge every move of game records.

    FILE is a table text with moves, JSON Lines, a record of the UECda contest, or a PBN file with
    the play (- is standard input). Prints each illegal move with its clauses, and each point in
    which the referee and the record disagree.
    """
    counts: Counter[str] = Counter()
    text = read_text(file)
    for name, judged in _judgements(text, form or ""):
        counts[judged.outcome] += 1
        counts["differs"] += judged.differs
        if as_json:
            print(json.dumps(_data(name, judged, lang), ensure_ascii=False))
        elif judged.differs or judged.outcome in ("open", "unreadable"):
            print(_line(name, judged, lang))
    if not counts:
        known = listing(lang, [*FORMATS], OR)
        raise Unusable("record-nothing", form=form or format_of(text), known=known)
    if not as_json:
        print(message(lang, "record-total", **_totals(counts)))
    if counts["unreadable"]:
        return UNUSABLE
    if counts["differs"]:
        return NO
    return OPEN if counts["open"] else YES


def _judgements(text: str, form: str) -> Iterator[tuple[str, JudgedEntry]]:
    """The name of the record, and each entry of it."""
    for record in read_records(text, form):
        if isinstance(record, Record):
            for judged in judge(record):
                yield record.name, judged
        else:
            yield "", JudgedEntry(record, "unreadable", error=record.error)


def _totals(counts: Counter[str]) -> dict[str, int]:
    names = ("legal", "illegal", "open", "answer", "unreadable", "differs")
    judged = sum(counts[name] for name in names[:4])
    return {name: counts[name] for name in names} | {"judged": judged}


def _line(name: str, judged: JudgedEntry, lang: str) -> str:
    entry = judged.entry
    says = _says(judged, lang)
    clauses = ", ".join(judged.verdict.clauses()) if judged.verdict else ""
    place = message(lang, "record-place", line=entry.line, name=name or "none")
    if isinstance(entry, RecordedMove):
        place = message(lang, "record-move", place=place, move=_written(entry))
        if judged.differs and not entry.was_legal:
            says = message(lang, "record-refused")
    if isinstance(entry, RecordedAnswer):
        says = message(
            lang, "record-answer", answer=json.dumps(entry.answer, ensure_ascii=False), says=says
        )
    return message(lang, "record-line", place=place, says=says) + (
        f" [{clauses}]" if clauses else ""
    )


def _written(move: RecordedMove) -> str:
    return f"{move.seat}: {move.action}" if move.seat else move.action


def _says(judged: JudgedEntry, lang: str) -> str:
    if judged.verdict is not None:
        return judged.verdict.headline(lang)
    return "" if judged.error is None else judged.error.say(lang)


def _data(name: str, judged: JudgedEntry, lang: str) -> dict[str, Any]:
    entry = judged.entry
    data: dict[str, Any] = {"line": entry.line, "record": name}
    if isinstance(entry, RecordedMove):
        data["move"] = _written(entry)
    if isinstance(entry, RecordedAnswer):
        data["ask"] = entry.question
    data |= {"outcome": judged.outcome, "differs": judged.differs}
    if judged.verdict is not None:
        data["clauses"] = [*judged.verdict.clauses()]
    if says := _says(judged, lang):
        data["says"] = says
    return data
