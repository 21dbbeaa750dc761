"""A table as a link: its text stands in the fragment, which no server ever sees.

``#table=`` is followed by the text, compressed (raw deflate, RFC 1951) and written in base64url.
The page writes and reads the same (``widgets/src/link.ts``).
"""

from __future__ import annotations

import base64
import os
import re
import zlib

from referee.house_rules.embedded_house import embed_house
from referee.notation.link import KEY, MOST, BrokenLink
from referee.notation.unicode_checks import reject_lone_surrogates
from referee.notation.writer import write_text
from referee.table import Verdict

from .table import Table

SITE = "REFEREE_SITE"
"""The variable of the environment that says where the site is that links lead to."""
_ADDRESS = re.compile(r"https?://[^\s#?/]+[^\s#]*")


def is_address(named: str) -> bool:
    """Whether links could lead there.

    >>> is_address("https://example.org/referee/"), is_address("example.org")
    (True, False)
    """
    return _ADDRESS.fullmatch(named) is not None


def usual_site() -> str:
    """The address of a published site, as ``REFEREE_SITE`` says; empty where it says none."""
    named = os.environ.get(SITE, "").strip()
    return named if is_address(named) else ""


def link(table: Table | Verdict | str, base: str = "") -> str:
    """The link that opens a table, a verdict with its table, or any table text or story.

    ``base`` is the address of a page with a desk on it; without it the link is the bare fragment.
    Raises ``BrokenLink`` (``too-long``) for a text that no link could be opened with,
    ``ParseError`` for one with half a letter.
    """
    said = _text_to_go(table)
    reject_lone_surrogates(said)
    text = said.encode("utf-8")
    if len(text) > MOST:
        raise BrokenLink("too-long")
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(text) + packer.flush()
    letters = base64.urlsafe_b64encode(packed).decode("ascii").rstrip("=")
    return f"{base.partition('#')[0]}#{KEY}{letters}"


def _text_to_go(shown: Table | Verdict | str) -> str:
    if isinstance(shown, str):
        return shown
    described = shown.description if isinstance(shown, Table) else shown.table.description
    asked = described if isinstance(shown, Table) else described.having(ask=(str(shown.question),))
    return embed_house(asked)


def text_of(shown: Table | Verdict | str) -> str:
    """The text of what is to be shown; that of a verdict asks its question."""
    if isinstance(shown, Verdict):
        return write_text(shown.table.description.having(ask=(str(shown.question),)))
    return str(shown)
