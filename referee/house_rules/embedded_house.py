"""Tables for readers who don't have the house's book.

What a house's book sets is written into the header. If it has clauses of its own, the table is
followed by a line ``house: NAME`` and, indented, the text of the house's file.
"""

from __future__ import annotations

import re
import textwrap

from msgspec import Struct

from referee.errors import RefereeError
from referee.library.context import current
from referee.library.sources import TextSource, text_of
from referee.model.description import Description
from referee.notation.header import read_rules, write_rules
from referee.notation.writer import write_text
from referee.rulebook.clause import Book

from .house import text_book
from .rewrite import OwnClause, own_clauses

MAX_EMBEDDED = 20_000
"""How many characters an embedded house may have."""
_BLOCK = re.compile(r"^house: *(?P<name>\S+)[ \t]*\n(?P<text>(?:[ \t]+.*\n?|[ \t]*\n)*)\Z", re.M)


class ExtractedHouse(Struct, frozen=True):
    """A table's text and the house that was embedded in it."""

    table: str
    """The text without the house."""
    name: str = ""
    """The name of the house where the table comes from; empty if none was embedded."""
    id: str = ""
    """The name under which its book is known here."""
    clauses: tuple[OwnClause, ...] = ()


def portable(table: Description) -> Description:
    """The table with the house's settings in its header, so that it needs no house's book.

    A table whose house has clauses of its own is returned unchanged.
    """
    while current().house_path(table.book) is not None:
        rules = read_rules(table)
        base = current().book(rules.book.base)
        if rules.options.keys() - base.options.keys() or _changes_clauses(rules.book, base):
            return table
        choices = {
            name: rules.value(name) if name in rules.options else False
            for name, option in base.options.items()
            if name in rules.options or option.kind == "switch"
        }
        table = write_rules(table, current().rulebook(base.id, choices))
    return table


def _changes_clauses(house: Book, base: Book) -> bool:
    """Whether the house changes clauses of the base, or removes some without a switch."""
    base_clauses = {clause.id: clause for clause in base.clauses}
    if any(base_clauses.pop(clause.id, None) != clause for clause in house.clauses):
        return True
    return not all(clause.switchable for clause in base_clauses.values())  # those it removes


def embed_house(table: Description) -> str:
    """The text of a table, followed by the rules of its house if the header can't express them.

    Rules that are too long, or that extend another house's, are omitted.
    """
    table = portable(table)
    text = write_text(table)
    source = current().sources.get(table.book)
    if not isinstance(source, TextSource) or len(source.text) > MAX_EMBEDDED:
        return text
    try:
        base = current().book(table.book).base
    except RefereeError:
        return text
    if base not in current().package_ids():
        return text
    return f"{text}house: {table.book}\n{textwrap.indent(source.text, '  ')}"


def has_house(text: str) -> bool:
    """Whether a house is embedded in a table's text."""
    return _BLOCK.search(text) is not None


def extract_house(text: str) -> ExtractedHouse:
    """Separates a table's text from its embedded house, whose book is added to the library.

    If another book has its name, it gets another one. Raises ``BadBook``.
    """
    block = _BLOCK.search(text)
    if block is None:
        return ExtractedHouse(text)
    name, house_text = block["name"], textwrap.dedent(block["text"])
    source = current().sources.get(name)
    is_known = source is not None and text_of(source).split() == house_text.split()
    id_ = name if is_known else text_book(name, house_text)
    rules_line = rf"^((?i:rules): *){re.escape(name)}(?![\w-])"
    table = re.sub(rules_line, rf"\g<1>{id_}", text[: block.start()], flags=re.M)
    return ExtractedHouse(table, name, id_, own_clauses(house_text))
