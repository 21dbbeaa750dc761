"""A table's text that brings the rules of its house along, for those who do not have its book.

After the table comes a line ``house: NAME`` and, indented, the text of the house's file.
"""

from __future__ import annotations

import re
import textwrap

from msgspec import Struct

from referee.basis.patterns import pattern
from referee.errors import RefereeError
from referee.library.context import current
from referee.library.sources import TextSource, text_of
from referee.model.description import Description
from referee.notation.writer import write_text

from .house import text_book
from .own_clauses import OwnRule, own_rules
from .portable import portable

MOST_BROUGHT = 20_000
"""How many letters the rules of a house may have to go with a table."""
_BLOCK = pattern(r"^house: *(?P<name>\S+)[ \t]*\n(?P<text>(?:[ \t]+.*\n?|[ \t]*\n)*)\Z", re.M)


class Brought(Struct, frozen=True):
    """A table's text, and the rules that came with it. ``name``: of the house where it comes from;
    ``id``: what it is called here; both empty where no rules came."""

    text: str
    name: str = ""
    id: str = ""
    rules: tuple[OwnRule, ...] = ()


def with_house(described: Description) -> str:
    """The text of a table with the rules of its house, where they cannot be said otherwise.

    Rules that are too long, or of a house that extends another's, stay at home.
    """
    plain = portable(described)
    text = write_text(plain)
    source = current().sources.get(plain.book)
    if not isinstance(source, TextSource) or len(source.text) > MOST_BROUGHT:
        return text
    try:
        base = current().book(plain.book).base
    except RefereeError:
        return text
    if base not in current().package_ids():
        return text
    return f"{text}house: {plain.book}\n{textwrap.indent(source.text, '  ')}"


def has_house(text: str) -> bool:
    """Whether a table's text brings rules along."""
    return _BLOCK.search(text) is not None


def brought(text: str) -> Brought:
    """A table's text without the rules that it brings; tables know these from now on.

    Where another book has the name of their house, they are known by another. Raises ``BadBook``.
    """
    found = _BLOCK.search(text)
    if found is None:
        return Brought(text)
    name, said = found["name"], textwrap.dedent(found["text"])
    known = current().sources.get(name)
    same = known is not None and text_of(known).split() == said.split()
    id_ = name if same else text_book(name, said)
    table = text[: found.start()]
    renamed = re.sub(rf"^(rules: *){re.escape(name)}(?![\w-])", rf"\g<1>{id_}", table, flags=re.M)
    return Brought(renamed, name, id_, own_rules(said))
