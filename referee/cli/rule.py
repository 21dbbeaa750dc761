"""The shell's part for house books: ``referee rule`` and ``referee books --check``."""

from __future__ import annotations

import datetime
import json
import os
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import click
from msgspec import Struct

from referee.errors import RefereeError, UnknownName
from referee.house_rules.house import House, house, new_house
from referee.house_rules.storage import exists
from referee.i18n.messages import message
from referee.library import title_lookup
from referee.library.context import book, check_book, current
from referee.model.types import Value
from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import ERROR, NOTE, Finding
from referee.rulebook.option_text import ruling_text, setting_label

from .exit_status import Unusable
from .input_files import tell_unread

IN_ORDER, ODD, UNUSABLE = 0, 1, 2


# ---- books --check


def known_name(said: str, lang: str) -> str:
    """The id of a book named by id, title or file; a file's book is known for this command."""
    if not said.endswith(".toml"):
        return title_lookup.book_id(said)
    path = Path(said)
    if not os.path.isfile(path):
        raise Unusable(message(lang, "cli-no-file", file=said), lang)
    current().add_book(path)
    click.get_current_context().call_on_close(lambda: current().remove_book(path.stem))
    return path.stem


def check(ids: Iterable[str], as_json: bool, lang: str) -> int:
    """Tells what is wrong or odd about books. 0: all in order, 1: warnings, 2: errors."""
    found: dict[str, list[Finding]] = {}
    for id_ in ids:
        try:
            found[id_] = check_book(id_)
        except UnknownName as unknown:
            unknown.know_titles(title_lookup.book_titles())
            raise Unusable(unknown.say(lang), lang) from None
    if as_json:
        data = {id_: [each.to_dict() for each in findings] for id_, findings in found.items()}
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_check_lines(found, lang)))
    levels = {each.level for findings in found.values() for each in findings}
    return UNUSABLE if ERROR in levels else ODD if levels - {NOTE} else IN_ORDER


def _check_lines(found: dict[str, list[Finding]], lang: str) -> Iterable[str]:
    for id_, findings in found.items():
        if not findings:
            yield message(lang, "cli-all-in-order", book=id_)
        for each in findings:
            level = message(lang, f"cli-level-{each.level}")
            yield message(lang, "cli-finding", book=id_, level=level, text=each.say(lang))


def cited(shown: Book, name: str, lang: str) -> str:
    """The ruling on an option in brackets; empty where there is none."""
    ruling = shown.rulings.get(name)
    return f" [{ruling_text(ruling, lang)}]" if ruling else ""


# ---- rule


class Asked(Struct, frozen=True):
    """What ``referee rule`` is asked to do."""

    decision: Sequence[str]
    note: str
    day: str
    take_back: str | None
    extends: str | None


def rule(file: Path, asked: Asked, as_json: bool, lang: str) -> int:
    """Decides, takes back or lists. Ends the command where that cannot be."""
    click.get_current_context().call_on_close(lambda: current().remove_book(file.stem))
    try:
        kept = _opened(file, asked.extends, lang)
        tell_unread(kept.id, lang)
        if asked.take_back:
            kept = _take_back(kept, asked.take_back, as_json, lang)
        elif asked.decision:
            kept = _decide(kept, asked, as_json, lang)
        if as_json:
            print(json.dumps(kept.to_dict(), ensure_ascii=False, indent=2))
        elif not (asked.take_back or asked.decision):
            print("\n".join(_listed(kept, lang)))
    except RefereeError as problem:
        raise Unusable(problem.say(lang), lang) from None
    return IN_ORDER


def _opened(file: Path, extends: str | None, lang: str) -> House:
    """The house in a file, begun where it is new."""
    if file.suffix != ".toml" or not title_lookup.is_book_name(file.stem):
        raise Unusable(message(lang, "cli-rule-name-file", file=file.name), lang)
    if not exists(file):
        if extends is None:
            raise Unusable(message(lang, "cli-no-house", file=str(file)), lang)
        return new_house(file, title_lookup.book_id(extends))
    kept = house(file)
    if extends is not None and title_lookup.book_id(extends) != kept.book.base:
        told = message(lang, "cli-house-exists", file=file.name, base=kept.book.base)
        raise Unusable(told, lang)
    return kept


def _decide(kept: House, asked: Asked, as_json: bool, lang: str) -> House:
    name, said, value = (part.strip() for part in " ".join(asked.decision).partition("="))
    if not (name and said and value):
        example = next(iter(_examples(kept.book)), "NAME = VALUE")
        raise Unusable(message(lang, "cli-rule-how", example=example), lang)
    before = kept.rulings.get(name)
    after = kept.rule(name, value, note=asked.note, date=_day(asked.day, lang))
    if as_json:
        return after
    for finding in after.findings:
        if finding.option == name:
            print(finding.say(lang), file=sys.stderr)
    now = after.rulings[name]
    told = {"change": _changed(after, name, now.value, lang), "ruling": ruling_text(now, lang)}
    place = {"file": after.path.name, "revision": after.revision, "id": after.id}
    print(message(lang, "cli-ruled", **told, **place))
    if before is not None:
        told = {"change": _changed(after, name, before.value, lang)}
        print(message(lang, "cli-ruled-before", **told, ruling=ruling_text(before, lang)))
    return after


def _examples(shown: Book) -> Iterable[str]:
    for option in shown.options.values():
        if option.kind == "reading" and len(option.values) > 1:
            yield f"{option.name} = {next(v for v in option.values if v != option.default)}"


def _day(said: str, lang: str) -> datetime.date | None:
    if not said:
        return None
    try:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", said):
            return datetime.date.fromisoformat(said)
    except ValueError:
        pass
    raise Unusable(message(lang, "cli-bad-date", date=said), lang)


def _take_back(kept: House, name: str, as_json: bool, lang: str) -> House:
    before = kept.rulings.get(name)
    after = kept.take_back(name)
    if before is not None and not as_json:
        told = {
            "change": _changed(kept, name, before.value, lang),
            "now": _changed(after, name, after.book.options[name].default, lang),
            "ruling": ruling_text(before, lang),
        }
        place = {"file": after.path.name, "revision": after.revision}
        print(message(lang, "cli-taken-back", **told, **place))
    return after


def _changed(kept: House, name: str, value: Value, lang: str) -> str:
    return setting_label(kept.book.options[name], [value], lang)


def _listed(kept: House, lang: str) -> Iterable[str]:
    base = f"{book(kept.book.base).title[lang]} ({kept.book.base})" if kept.book.base else "-"
    about = {"id": kept.id, "base": base, "revision": kept.revision}
    yield message(lang, "cli-house", title=kept.book.title[lang], **about)
    if not kept.rulings:
        yield message(lang, "cli-no-rulings")
    for name, ruling in kept.rulings.items():
        day = ruling.day.isoformat() if ruling.day else ""
        value = _spelled(ruling.value)
        yield message(lang, "cli-ruling", date=day, decides=name, value=value)
        change = _changed(kept, name, ruling.value, lang)
        yield message(lang, "cli-ruling-words", change=change)
        if ruling.note:
            yield message(lang, "cli-ruling-note", note=ruling.note)
        if ruling.house != kept.id:
            yield message(lang, "cli-ruling-from", house=ruling.house)


def _spelled(value: Value) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else value
