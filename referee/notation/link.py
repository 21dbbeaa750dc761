"""Reads links with a table text in the fragment: ``#table=``."""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from referee.errors import RefereeError
from referee.i18n.messages import message

KEY = "table="
MAX_BYTES = 100_000
"""The most bytes (UTF-8) that a table text in a link can have. Links can come from strangers."""


class BrokenLink(RefereeError):
    """A link without a table, or with a damaged one.

    ``why``: ``no-table``, ``damaged`` or ``too-long``.
    """

    kind = "link"

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why

    def say(self, lang: str = "en") -> str:
        """The error in ``"ja"`` or ``"en"``.

        >>> BrokenLink("too-long").say()
        'This link is too long for a table. Check that you copied the right one.'
        """
        return message(lang, f"error-link-{self.why}")


def read_link(url: str) -> str:
    r"""The table text in a link. Raises ``BrokenLink``.

    >>> read_link("https://example.org/#table=KyrNSS22UshPS8tOzOQqTk0sAfIcszN1FJxS87gA")
    'rules: offkai\nseats: Aki, Ben\n'
    """
    fragment = url.strip().rpartition("#")[2]
    table = next((part for part in fragment.split("&") if part.startswith(KEY)), None)
    if table is None:
        raise BrokenLink("no-table")
    encoded = table.removeprefix(KEY).rstrip("=")
    if len(encoded) > 2 * MAX_BYTES:  # compression never makes a text longer than that
        raise BrokenLink("too-long")
    if not encoded or not re.fullmatch(r"[A-Za-z0-9_-]+", encoded):
        raise BrokenLink("damaged")
    try:
        return _decompress(base64.urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4)))
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise BrokenLink("damaged") from None


def _decompress(compressed: bytes) -> str:
    decompressor = zlib.decompressobj(-zlib.MAX_WBITS)
    plain = decompressor.decompress(compressed, MAX_BYTES)
    if not decompressor.eof:
        if len(plain) >= MAX_BYTES:
            raise BrokenLink("too-long")
        raise BrokenLink("damaged")
    return plain.decode("utf-8")
