"""``referee books``."""

from __future__ import annotations

import click

from referee.cli import rule as shellhouse
from referee.cli.exit_status import YES, Unusable
from referee.cli.options import books_option, lang_option
from referee.errors import RefereeError, UnknownName
from referee.i18n.messages import message
from referee.library import title_lookup
from referee.library.context import book, current
from referee.rulebook.clause import Book


@click.command("books")
@click.argument("name", metavar="[BOOK|FILE]", required=False)
@click.option("--check", is_flag=True, help="Tell what is wrong or odd about it.")
@click.option("--json", "as_json", is_flag=True, help="What --check finds, as JSON.")
@books_option
@lang_option
def command(name: str | None, check: bool, as_json: bool, lang: str) -> int:
    """Lists the rulebooks, or the clauses and options of one (a name, or a house book's file).

    With --check the exit status is 0 where all is in order, 1 where something is odd, 2 where a
    rulebook cannot be used.
    """
    if name is not None:
        name = shellhouse.known_name(name, lang)
    if check or as_json:
        return shellhouse.check(current().all_book_ids() if name is None else [name], as_json, lang)
    if name is None:
        for id_ in current().all_book_ids():
            print("\t".join(_line_of(id_, lang)))
        return YES
    try:
        shown = book(name)
    except RefereeError as problem:
        if isinstance(problem, UnknownName) and not problem.file:
            problem.know_titles(title_lookup.book_titles())
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
