"""``referee rule``: the rulings in a house's file."""

from __future__ import annotations

import datetime
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from referee.cli.exit_status import YES, Unusable
from referee.cli.input_files import warn_of_house
from referee.cli.options import books_option, lang_option
from referee.house_rules.house import House, house, new_house
from referee.house_rules.storage import exists
from referee.i18n.messages import message
from referee.library import title_lookup
from referee.library.context import book, current
from referee.model.types import Value
from referee.rulebook.clause import Book, Ruling, ruling_text, setting_label


@click.command("rule", context_settings={"ignore_unknown_options": False})
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("decision", nargs=-1, metavar="[NAME = VALUE]")
@click.option("--note", default="", help="The reason, in your own words.")
@click.option("--date", "day", default="", help="The date, such as 2026-11-20. Default: today.")
@click.option("--take-back", metavar="NAME", help="Withdraw the ruling on NAME.")
@click.option("--extends", metavar="BOOK", help="Create FILE, a house book that extends BOOK.")
@click.option("--json", "as_json", is_flag=True, help="Print the rulings as JSON.")
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
    """List, make or withdraw rulings of a house book.

    FILE is the house book, such as house.toml.

    \b
    referee rule house.toml --extends offkai                   creates the book
    referee rule house.toml foul_state = before_play --note "a 3333 finish is clean"
    referee rule house.toml emperor = on
    referee rule house.toml                                    lists the rulings
    referee rule house.toml --take-back foul_state             withdraws a ruling
    """
    click.get_current_context().call_on_close(lambda: current().remove_book(file.stem))
    ruled = _open(file, extends)
    warn_of_house(ruled.id, lang)
    if take_back:
        former = ruled.rulings.get(take_back)
        ruled = ruled.take_back(take_back)
        lines = _taken_back_lines(ruled, former, lang)
    elif decision:
        name, value = _name_and_value(" ".join(decision), ruled)
        former = ruled.rulings.get(name)
        ruled = ruled.rule(name, value, note=note, date=_day(day))
        lines = _ruled_lines(ruled, name, former, lang)
    else:
        lines = _list_lines(ruled, lang)
    if as_json:
        print(json.dumps(ruled.to_dict(), ensure_ascii=False, indent=2))
    else:
        for line in lines:
            print(line)
    return YES


def _open(file: Path, extends: str | None) -> House:
    """The house in a file, which is created if it is new."""
    if file.suffix != ".toml" or not title_lookup.is_book_name(file.stem):
        raise Unusable("cli-rule-name-file", file=file.name)
    if not exists(file):
        if extends is None:
            raise Unusable("cli-no-house", file=str(file))
        return new_house(file, title_lookup.book_id(extends))
    opened = house(file)
    if extends is not None and title_lookup.book_id(extends) != opened.book.base:
        raise Unusable("cli-house-exists", file=file.name, base=opened.book.base)
    return opened


def _name_and_value(decision: str, ruled: House) -> tuple[str, str]:
    name, sign, value = (part.strip() for part in decision.partition("="))
    if not (name and sign and value):
        examples = [*_examples(ruled.book), "NAME = VALUE"]
        meant = (text for text in examples if text.startswith(f"{decision.split()[0]} "))
        example = next(meant, examples[0])
        raise Unusable("cli-rule-how", example=example)
    return name, value


def _examples(ruled: Book) -> Iterator[str]:
    """Decisions that differ from the defaults."""
    for option in ruled.options.values():
        if option.kind == "reading" and len(option.values) > 1:
            yield f"{option.name} = {next(v for v in option.values if v != option.default)}"


def _day(text: str) -> datetime.date | None:
    if not text:
        return None
    try:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
            return datetime.date.fromisoformat(text)
    except ValueError:
        pass
    raise Unusable("cli-bad-date", date=text)


# ---- what is printed


def _ruled_lines(ruled: House, name: str, former: Ruling | None, lang: str) -> Iterator[str]:
    """The new ruling and the one that it replaces. Findings about it go to standard error."""
    for finding in ruled.findings:
        if finding.option == name:
            print(finding.say(lang), file=sys.stderr)
    ruling = ruled.rulings[name]
    yield message(
        lang,
        "cli-ruled",
        change=_label(ruled, name, ruling.value, lang),
        ruling=ruling_text(ruling, lang),
        file=ruled.path.name,
        revision=ruled.revision,
        id=ruled.id,
    )
    if former is not None:
        change = _label(ruled, name, former.value, lang)
        yield message(lang, "cli-ruled-before", change=change, ruling=ruling_text(former, lang))


def _taken_back_lines(ruled: House, former: Ruling | None, lang: str) -> Iterator[str]:
    """The ruling that was taken back, and what applies now."""
    if former is not None:
        name = former.decides
        yield message(
            lang,
            "cli-taken-back",
            change=_label(ruled, name, former.value, lang),
            now=_label(ruled, name, ruled.book.options[name].default, lang),
            ruling=ruling_text(former, lang),
            file=ruled.path.name,
            revision=ruled.revision,
        )


def _label(ruled: House, name: str, value: Value, lang: str) -> str:
    return setting_label(ruled.book.options[name], [value], lang)


def _list_lines(listed: House, lang: str) -> Iterator[str]:
    """All rulings of a house."""
    base = listed.book.base
    base_text = f"{book(base).title[lang]} ({base})" if base else "-"
    args = {"id": listed.id, "base": base_text, "revision": listed.revision}
    yield message(lang, "cli-house", title=listed.book.title[lang], **args)
    if not listed.rulings:
        yield message(lang, "cli-no-rulings")
    for name, ruling in listed.rulings.items():
        day = ruling.day.isoformat() if ruling.day else ""
        yield message(lang, "cli-ruling", date=day, decides=name, value=_value(ruling.value))
        yield message(lang, "cli-ruling-words", change=_label(listed, name, ruling.value, lang))
        if ruling.note:
            yield message(lang, "cli-ruling-note", note=ruling.note)
        if ruling.house != listed.id:
            yield message(lang, "cli-ruling-from", house=ruling.house)


def _value(value: Value) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else value
