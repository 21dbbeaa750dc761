"""``referee books``: the rulebooks, their clauses and options, and what is wrong with them."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

import click

from referee.cli.exit_status import YES
from referee.cli.input_files import book_id, find_book
from referee.cli.options import books_option, lang_option
from referee.errors import RefereeError, UnknownName
from referee.i18n.messages import message
from referee.library import title_lookup
from referee.library.context import book, check_book, current
from referee.rulebook.clause import Book, ruling_text
from referee.rulebook.diagnostics import ERROR, NOTE, Finding, say_all
from referee.rulebook.registry import family_names, is_family, rule_class, rule_names
from referee.rulebook.rule import params_of

IN_ORDER, WARNINGS, ERRORS = 0, 1, 2


@click.command("books")
@click.argument("name", metavar="[BOOK|FILE]", required=False)
@click.option("--check", is_flag=True, help="Report errors and warnings.")
@click.option("--json", "as_json", is_flag=True, help="Print the results of --check as JSON.")
@click.option("--rules", metavar="FAMILY", help="List the rules that a clause can name.")
@books_option
@lang_option
def command(name: str | None, check: bool, as_json: bool, rules: str | None, lang: str) -> int:
    """List the rulebooks, or the clauses of one.

    BOOK is a rulebook's name, FILE the file of a house book. FAMILY is a kind of game, such as
    tricks.

    Exit status with --check: 0 no problems, 1 warnings, 2 a rulebook or a clause can't be used.
    """
    if rules is not None:
        print("\n\n".join(_described_rules(rules, lang)))
        return YES
    if name is not None:
        name = book_id(name)
    if check or as_json:
        return _check(current().all_book_ids() if name is None else [name], as_json, lang)
    if name is None:
        for id_ in current().all_book_ids():
            print("\t".join(_columns(id_, lang)))
        return YES
    _list_clauses(find_book(name), lang)
    return YES


# ---- lists


def _columns(id_: str, lang: str) -> Iterator[str]:
    """The line of a rulebook in the list of all: id, title, and its games if it has several."""
    yield id_
    try:
        listed = book(id_)
    except RefereeError:
        yield message(lang, "cli-book-broken", book=id_)
        return
    yield listed.title[lang]
    if listed.variants:
        yield f"{listed.variants.name} = {' | '.join(map(str, listed.variants.values))}"


def _list_clauses(listed: Book, lang: str) -> None:
    print(listed.title[lang])
    for clause in listed.clauses:
        is_on = clause.switchable and listed.options[clause.name].default
        state = "" if not clause.switchable else " [+]" if is_on else " [-]"
        ruling = _ruling(listed, clause.name, lang)
        print(f"\n{clause.id}{state}{ruling}  {clause.title[lang]}\n  {clause.wording[lang]}")
        if clause.variants:
            print(f"  ({', '.join(clause.variants)})")
        for reading in clause.readings:
            sign = "?" if reading.kind == "reading" else "="
            values, default = " | ".join(reading.values), listed.options[reading.name].default
            ruling = _ruling(listed, reading.name, lang)
            print(f"  {sign} {reading.name} = {values}  ({default}){ruling}")
            print(f"    {reading.question[lang]}")


def _ruling(listed: Book, option: str, lang: str) -> str:
    """The ruling on an option in brackets; empty if there is none."""
    ruling = listed.rulings.get(option)
    return f" [{ruling_text(ruling, lang)}]" if ruling else ""


# ---- the rules of a family

_JAPANESE = re.compile(r"\s*\([^()]*[\u3040-\u30ff\u4e00-\u9fff][^()]*\)")
"""The Japanese name of a rule in its description."""


def _described_rules(family: str, lang: str) -> Iterator[str]:
    """Each rule of a family: what it does, its parameters with their defaults, the words that it
    adds to ``state:``. Raises ``UnknownName``."""
    if not is_family(family):
        raise UnknownName("family", family, family_names())
    for name in rule_names(family):
        rule = rule_class(family, name)
        about = inspect.cleandoc(rule.__doc__ or "").split("\n\n")[0].replace("\n", " ")
        lines = [name, f"  {about if lang == 'ja' else _JAPANESE.sub('', about)}"]
        for param, given in params_of(rule).items():
            default = json.dumps(given.default, ensure_ascii=False)
            lines.append(f"  with {param} = {default}: {given.__doc__ or ''}".rstrip(": "))
        if words := rule.words:
            lines.append(f"  state: {', '.join(word.form for word in words)}")
        yield "\n".join(lines).replace("``", "`")


# ---- checks


def _check(ids: Iterable[str], as_json: bool, lang: str) -> int:
    """Prints what is wrong or odd about books. Returns the exit status."""
    findings_of: dict[str, Sequence[Finding]] = {}
    for id_ in ids:
        try:
            findings_of[id_] = check_book(id_)
        except UnknownName as unknown:
            unknown.know_titles(title_lookup.book_titles())
            raise
    if as_json:
        data = {
            id_: [finding.to_dict() for finding in findings]
            for id_, findings in findings_of.items()
        }
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_check_lines(findings_of, lang)))
    levels = {finding.level for findings in findings_of.values() for finding in findings}
    return ERRORS if ERROR in levels else WARNINGS if levels - {NOTE} else IN_ORDER


def _check_lines(findings_of: Mapping[str, Sequence[Finding]], lang: str) -> Iterator[str]:
    for id_, findings in findings_of.items():
        if not findings:
            yield message(lang, "cli-all-in-order", book=id_)
        for finding, text in zip(findings, say_all(findings, lang), strict=True):
            level = message(lang, f"cli-level-{finding.level}")
            book = "" if finding.file else id_  # its text names the file
            yield message(lang, "cli-finding", book=book, level=level, text=text)
