"""Findings about a rulebook's file, each at its line, and checks that several modules use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.errors import UnknownName
from referee.i18n.messages import LANGS
from referee.library.book_file import BookFile, is_one_line
from referee.library.toml_source import Path
from referee.rulebook.clause import Option, Provenance
from referee.rulebook.diagnostics import ERROR, WARNING, Finding

MAX_FINDINGS = 100
"""How many findings are reported about one file."""


def problem(
    file: BookFile,
    code: str,
    path: Path = (),
    level: str = ERROR,
    line: int = 0,
    about: tuple[str, str] = ("", ""),
    **args: object,
) -> Finding:
    """A finding at a part of the file, or at a line. ``about``: the clause id and the option."""
    clause, option = about
    line, column = (line, 0) if line else file.position(*path)
    by = Provenance("house" if file.is_house else "book", file.id, line)
    return Finding(
        code, path, args, line, level=level, clause=clause, option=option, by=by, file=file.id,
        column=column,
    )  # fmt: skip


def unknown(
    file: BookFile,
    what: str,
    name: str,
    known: Sequence[str],
    path: Path = (),
    level: str = ERROR,
    of: str = "",
    line: int = 0,
) -> Finding:
    """That a name doesn't exist, in the words of ``UnknownName``."""
    error = UnknownName(what, name, known, of=of)
    text = {lang: error.say(lang) for lang in LANGS}
    option = of if what == "value" else name if what == "option" else ""
    return problem(file, f"unknown-{what}", path, level, line, ("", option), text=text)


def unknown_parts(
    file: BookFile, table: Mapping[str, Any], known: set[str], path: Path
) -> Iterator[Finding]:
    """Parts of a table that nothing reads: they are probably misspelled."""
    for part in table:
        if part not in known:
            yield unknown(file, "part", part, sorted(known), (*path, part), WARNING)


def check_title(file: BookFile, title: Mapping[str, Any], path: Path) -> Iterator[Finding]:
    """Titles of several lines: a table that names its rules by title has one line for it."""
    for lang, text in title.items():
        if not (isinstance(text, str) and is_one_line(text)):
            yield problem(file, "title-lines", (*path, "title", lang))


def check_option_value(
    file: BookFile, option: Option, value: object, by: Provenance
) -> Iterator[Finding]:
    """Values that an option cannot have."""
    if option.kind == "switch" and not isinstance(value, bool):
        yield problem(
            file, "no-switch-value", line=by.line, about=(option.clause.id, option.name),
            name=option.name, value=str(value), title=option.clause.title,
        )  # fmt: skip
    elif value not in option.values:
        known = [str(each) for each in option.values]
        yield unknown(file, "value", str(value), known, of=option.name, line=by.line)
