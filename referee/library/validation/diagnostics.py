"""Findings about a rulebook's file, each at its line, and checks that several parts share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.errors import UnknownName
from referee.library.book_file import BookFile, is_one_line
from referee.rulebook.clause import Option, Setter
from referee.rulebook.diagnostics import ERROR, WARNING, Finding

LANGS = ("ja", "en")
MOST = 100
"""How many findings are told of one file."""


def strange(
    file: BookFile, table: Mapping[str, Any], known: set[str], path: tuple[str | int, ...]
) -> Iterator[Finding]:
    for part in table:
        if part not in known:
            yield unknown(file, "part", part, sorted(known), (*path, part), WARNING)


def wrong_title(
    file: BookFile, title: Mapping[str, Any], path: tuple[str | int, ...]
) -> Iterator[Finding]:
    """Words of a title that stand on several lines; tables may name their rules by it, on one."""
    for lang, words in title.items():
        if not (isinstance(words, str) and is_one_line(words)):
            yield wrong(file, "title-lines", (*path, "title", lang))


def wrong_value(file: BookFile, option: Option, value: object, by: Setter) -> Iterator[Finding]:
    if option.kind == "switch" and not isinstance(value, bool):
        yield wrong(
            file, "no-switch-value", line=by.line, about=(option.clause.id, option.name),
            name=option.name, value=str(value), title=option.clause.title,
        )  # fmt: skip
    elif value not in option.values:
        known = [str(each) for each in option.values]
        yield unknown(file, "value", str(value), known, of=option.name, line=by.line)


def wrong(
    file: BookFile,
    code: str,
    path: tuple[str | int, ...] = (),
    level: str = ERROR,
    line: int = 0,
    about: tuple[str, str] = ("", ""),
    **told: object,
) -> Finding:
    """``about``: the clause and the option that it concerns."""
    clause, option = about
    at, column = (line, 0) if line else file.place(*path)
    by = Setter("house" if file.is_house else "book", file.id, at)
    return Finding(
        code, path, told, at, level=level, clause=clause, option=option, by=by, file=file.id,
        column=column,
    )  # fmt: skip


def unknown(
    file: BookFile,
    what: str,
    name: str,
    known: Sequence[str],
    path: tuple[str | int, ...] = (),
    level: str = ERROR,
    of: str = "",
    line: int = 0,
) -> Finding:
    """A name that nothing has, in the words of ``UnknownName``."""
    said = UnknownName(what, name, known, of=of)
    words = {lang: said.say(lang) for lang in LANGS}
    option = of if what == "value" else name if what == "option" else ""
    return wrong(file, f"unknown-{what}", path, level, line, ("", option), text=words)
