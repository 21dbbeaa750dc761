"""Still pictures of verdicts and tables as HTML: no script, no server, no other files.

A notebook shows them if a verdict or a table is the last line of a cell. They are in both
languages, follow the language and the colours of the page, and have a switch; :func:`language`
chooses the language to begin with.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.agreement.rule_sheet import RuleSheet
from referee.i18n.messages import LANGS
from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import Finding
from referee.table import Table, Verdict

from . import house_html, table_html, verdict_html
from .markup import Markup, still
from .sheet_picture import sheet_svg

__all__ = [
    "house_picture", "language", "sheet_picture", "shown_by_notebooks", "table_picture",
    "text_language",
    "verdict_picture",
]  # fmt: skip

_chosen: str | None = None


def language(lang: str | None) -> None:
    """The language that pictures begin with, ``"ja"`` or ``"en"``; ``None``: that of the page.

    Raises ``ValueError`` for others.
    """
    global _chosen
    if lang is not None and lang not in LANGS:
        raise ValueError(f"lang must be one of {LANGS} or None, not {lang!r}")
    _chosen = lang


def text_language() -> str:
    """The language of the plain text that comes with a picture."""
    return _chosen or "en"


def verdict_picture(verdict: Verdict, lang: str | None = None) -> str:
    """A verdict (裁定) as a card: the answer, every reason with its clause, what would flip it."""
    return still({code: verdict_html.draw(verdict, code) for code in LANGS}, lang or _chosen)


def table_picture(table: Table, lang: str | None = None) -> str:
    """A table (卓) from above: seats around the felt, the field, what is in effect."""
    return still({code: table_html.draw(table, code) for code in LANGS}, lang or _chosen)


def house_picture(book: Book, findings: Sequence[Finding], lang: str | None = None) -> str:
    """What a house adds to its rulebook, and what is odd about it."""
    return still({code: house_html.draw(book, findings, code) for code in LANGS}, lang or _chosen)


def sheet_picture(sheet: RuleSheet, lang: str | None = None) -> str:
    """The sheet of a group's rules as a drawing."""
    drawings = {code: Markup(sheet_svg(sheet, code)) for code in LANGS}
    return still(drawings, lang or _chosen)


def shown_by_notebooks(shown: object) -> dict[str, str]:
    """What a notebook shows of a verdict or a table, by MIME type."""
    if isinstance(shown, Verdict):
        text = shown.say(text_language())
        return {"text/html": verdict_picture(shown), "text/plain": text}
    if isinstance(shown, RuleSheet):
        return {"text/html": sheet_picture(shown), "text/plain": shown.say(text_language())}
    picture = {"text/html": table_picture(shown)} if isinstance(shown, Table) else {}
    return {**picture, "text/plain": str(shown)}
