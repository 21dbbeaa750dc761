"""Still pictures of verdicts and tables as HTML: no script, no server, nothing from elsewhere.

A notebook shows them by itself where a verdict or a table is the last line of a cell. They are in
both languages, follow the language and the colours of the page, and have a switch of their own;
:func:`language` chooses the one to begin with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.language.messages import LANGS

from .page import still

if TYPE_CHECKING:
    from referee.judging.verdict import Verdict
    from referee.table import Table

__all__ = ["language", "table_picture", "text_language", "verdict_picture"]

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
    """The language of the plain text beside a picture."""
    return _chosen or "en"


def verdict_picture(verdict: Verdict, lang: str | None = None) -> str:
    """A verdict (裁定) as a card: the answer, every reason with its clause, what would flip it."""
    from .told import draw

    return still({each: draw(verdict, each) for each in LANGS}, lang or _chosen)


def table_picture(table: Table, lang: str | None = None) -> str:
    """A table (卓) from above: seats around the felt, the field, what holds."""
    from .felt import draw

    return still({each: draw(table, each) for each in LANGS}, lang or _chosen)
