"""A table as a link: its text stands in the fragment, which no server ever sees.

``#table=`` is followed by the text, compressed (raw deflate, RFC 1951) and written in base64url.
The page writes and reads the same (``widgets/src/link.ts``).
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from . import rulebook
from .description import Description
from .errors import RefereeError
from .notation.writer import write_text
from .rulebook import Book
from .table import Table, read_rules, write_rules
from .verdict import Verdict
from .wording import message

KEY = "table="
MOST = 100_000
"""How many bytes (UTF-8) a table's text may have: a link may come from anybody."""


class BrokenLink(RefereeError):
    """A link that carries no table, or that lost part of it on the way. ``why``: ``no-table``,
    ``damaged``, ``too-long``."""

    kind = "link"

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why

    def say(self, lang: str = "en") -> str:
        return message(lang, f"error-link-{self.why}")


def link(table: Table | Verdict | str, base: str = "") -> str:
    """The link that opens a table, a verdict with its table, or any table text or story.

    ``base`` is the address of a page with a desk on it; without it the link is the bare fragment.
    Raises ``BrokenLink`` (``too-long``) for a text that no link could be opened with.
    """
    text = _text_to_go(table).encode("utf-8")
    if len(text) > MOST:
        raise BrokenLink("too-long")
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(text) + packer.flush()
    said = base64.urlsafe_b64encode(packed).decode("ascii").rstrip("=")
    return f"{base.partition('#')[0]}#{KEY}{said}"


def _text_to_go(shown: Table | Verdict | str) -> str:
    if isinstance(shown, str):
        return shown
    described = shown.description if isinstance(shown, Table) else shown.table.description
    asked = described if isinstance(shown, Table) else described.having(ask=(str(shown.question),))
    return write_text(portable(asked))


def text_of(shown: Table | Verdict | str) -> str:
    """The text of what is to be shown; that of a verdict asks its question."""
    if isinstance(shown, Verdict):
        return write_text(shown.table.description.having(ask=(str(shown.question),)))
    return str(shown)


def portable(described: Description) -> Description:
    """The table for those who do not have the house's book: what that sets stands in the header.

    A house with clauses of its own cannot be written so; its tables stay as they are.
    """
    while rulebook.house_path(described.book) is not None:
        rules = read_rules(described)
        base = rulebook.book(rules.book.base)
        if rules.options.keys() - base.options.keys() or _lacks_base_clause(rules.book, base):
            return described
        named = {
            name: rules.value(name) if name in rules.options else False
            for name, option in base.options.items()
            if name in rules.options or option.kind == "switch"
        }
        described = write_rules(described, rulebook.rulebook(base.id, named))
    return described


def _lacks_base_clause(house: Book, base: Book) -> bool:
    """Whether the house leaves out or replaces what no switch of the base could."""
    theirs = {clause.id: clause for clause in base.clauses}
    own = {clause.id: clause for clause in house.clauses}
    gone = (clause for id_, clause in theirs.items() if id_ not in own)
    return any(theirs.get(id_) != clause for id_, clause in own.items()) or any(
        not clause.switchable for clause in gone
    )


def read_link(url: str) -> str:
    """The table text that a link carries. Raises ``BrokenLink``."""
    fragment = url.strip().rpartition("#")[2]
    said = next((each for each in fragment.split("&") if each.startswith(KEY)), None)
    if said is None:
        raise BrokenLink("no-table")
    said = said.removeprefix(KEY).rstrip("=")
    if not said or not re.fullmatch(r"[A-Za-z0-9_-]+", said):
        raise BrokenLink("damaged")
    try:
        packed = base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))
        return _unpacked(packed)
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise BrokenLink("damaged") from None


def _unpacked(packed: bytes) -> str:
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    plain = unpacker.decompress(packed, MOST)
    if not unpacker.eof:
        if len(plain) >= MOST:
            raise BrokenLink("too-long")
        raise BrokenLink("damaged")
    return plain.decode("utf-8")
