"""A text with its errors underlined."""

from __future__ import annotations

import re
from collections.abc import Mapping

from referee.errors import ImpossibleTable, RefereeError
from referee.i18n.card_names import card_words
from referee.i18n.messages import LANGS
from referee.rulebook.diagnostics import BadBook

from .markup import Markup, still, tag, together


def problem_picture(
    text: str, error: RefereeError, lang: str | None = None, *, book: str = ""
) -> str:
    """The text with its lines numbered and the faulty places underlined, and the message.

    ``book``: the rulebook whose text it is, if it is one.
    """
    wrong = dict(places(error, book))
    return still({code: _draw(text, error, code, wrong) for code in LANGS}, lang)


def problem_text(text: str, error: RefereeError, lang: str, *, book: str = "") -> str:
    """The same as plain text: each faulty line with a caret below it, then the message."""
    shown: list[str] = []
    lines = text.splitlines()
    for line, column in sorted(places(error, book)):
        if 0 < line <= len(lines):
            start, end = _span(lines[line - 1], column)
            shown += [lines[line - 1], " " * start + "^" * max(end - start, 1)]
    return "\n".join([*shown, error.say(lang)])


def places(error: RefereeError, book: str = "") -> set[tuple[int, int]]:
    """Lines and columns of the error in a table's text, or in that of this rulebook; column 0: the
    whole line."""
    if isinstance(error, BadBook):
        findings = (finding for finding in error.findings if book and finding.file == book)
        return {(finding.line, finding.column) for finding in findings}
    if isinstance(error, ImpossibleTable):
        return {(fault.line, fault.column) for fault in error.faults if fault.line}
    line, column = getattr(error, "line", 0), getattr(error, "column", 0)
    return {(line, column)} if line else set()


def _span(line: str, column: int) -> tuple[int, int]:
    """From where to where a line is underlined, counted from 0."""
    if not column:
        return len(line) - len(line.lstrip()), len(line.partition("#")[0].rstrip())
    word = re.compile(r"[^\s,、:：#]+|.").match(line, column - 1)
    return (column - 1, word.end() if word else column)


def _draw(text: str, error: RefereeError, lang: str, wrong: Mapping[int, int]) -> Markup:
    lines = text.rstrip("\n").splitlines() or [""]
    rows = (_line(line, wrong.get(number)) for number, line in enumerate(lines, 1))
    message = (tag("p", card_words(lang, line)) for line in error.say(lang).splitlines())
    alert = tag("div", *message, role="alert", class_="said")
    return tag("section", tag("pre", *rows, tabindex="0"), alert, class_="problem")


def _line(line: str, wrong_column: int | None) -> Markup:
    if wrong_column is None:
        return tag("span", line or " ", class_="line")
    start, end = _span(line, wrong_column)
    marked = tag("mark", line[start:end] or " ")
    return tag("span", together(line[:start], marked, line[end:]), class_="line wrong")
