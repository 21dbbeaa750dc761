"""Links that carry a table's text in their fragment: ``#table=``."""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from referee.errors import RefereeError
from referee.i18n.messages import message

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
        """What is wrong with the link, in ``"ja"`` or ``"en"``.

        >>> BrokenLink("no-table").say()
        'This link carries no table: it should hold “#table=” and what follows it.'
        """
        return message(lang, f"error-link-{self.why}")


def read_link(url: str) -> str:
    r"""The table text that a link carries. Raises ``BrokenLink``.

    >>> read_link("https://example.org/#table=KyrNSS22UshPS8tOzOQqTk0sAfIcszN1FJxS87gA")
    'rules: offkai\nseats: Aki, Ben\n'
    """
    fragment = url.strip().rpartition("#")[2]
    said = next((each for each in fragment.split("&") if each.startswith(KEY)), None)
    if said is None:
        raise BrokenLink("no-table")
    said = said.removeprefix(KEY).rstrip("=")
    if len(said) > 2 * MOST:  # no packing makes a text longer than that
        raise BrokenLink("too-long")
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
