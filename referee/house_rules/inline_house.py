"""Houses that are said where they are used, in a text of their own: no file is kept."""

from __future__ import annotations

from pathlib import Path

from referee.library.context import check_book, current
from referee.library.sources import FileSource, TextSource
from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import ERROR, BadBook

from .errors import NameTaken, NoTableName
from .house import refuse_name


def define_house(name: str, text: str) -> Book:
    """The book of a house whose rules this text says; from now on tables know it by this name.

    What was defined by the name before is replaced: tables that were read by it stay as they were.
    Raises ``BadBook`` with all that is wrong, ``NameTaken`` where a rulebook or the file of a house
    has this name, ``NoTableName``; then all stays as it was.

    >>> book = define_house("ours", '''
    ... extends = "daifugo"
    ... [[clause]]
    ... id = "ours.nine_skip"
    ... title = { ja = "9飛び", en = "Nine skip" }
    ... when.play.rank = "9"
    ... then.skip = 1
    ... ''')
    >>> book.clause("ours.nine_skip").wording["en"]
    'When a 9 is played, the next player is skipped.'
    >>> library.remove_book("ours")
    """
    _refuse(name)
    with current().trial() as trial:
        current().put_text(name, text)
        wrong = [each for each in check_book(name) if each.level == ERROR]
        if wrong:
            raise BadBook(name, wrong)
        trial.keep()
    return current().book(name)


def _refuse(name: str) -> None:
    known = current().sources.get(name)
    if known is None:
        _refuse_new(name)
    elif isinstance(known, FileSource) or not isinstance(known, TextSource):
        raise NameTaken(name)


def _refuse_new(name: str) -> None:
    if not name:
        raise NoTableName(Path(name))
    try:
        refuse_name(Path(f"{name}.toml"))
    except NoTableName:
        raise NoTableName(Path(name)) from None
