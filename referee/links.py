"""Tables as links. The text of the table is in the fragment, which isn't sent to any server.

``#table=`` is followed by the text, compressed (raw deflate, RFC 1951) and encoded in base64url.
The page does the same (``widgets/src/model/link.ts``).
"""

from __future__ import annotations

import base64
import os
import re
import zlib
from importlib.util import find_spec

from referee.house_rules.embedded_house import embed_house
from referee.model.description import Description
from referee.notation.link import KEY, MAX_BYTES, BrokenLink
from referee.notation.tokens import reject_lone_surrogates
from referee.notation.writer import write_text

from .table import Table, Verdict

SITE = "REFEREE_SITE"
"""The environment variable with the address of the site to which links lead."""
_ADDRESS = re.compile(r"https?://[^\s#?/]+[^\s#]*")


def is_address(address: str) -> bool:
    """Whether links can lead to an address.

    >>> is_address("https://example.org/referee/"), is_address("example.org")
    (True, False)
    """
    return _ADDRESS.fullmatch(address) is not None


def default_site() -> str:
    """The address of a published site in ``REFEREE_SITE``; empty if it isn't set."""
    address = os.environ.get(SITE, "").strip()
    return address if is_address(address) else ""


def link(table: Table | Verdict | str, base: str = "") -> str:
    """The link that opens a table, a verdict with its table, or any table text or story.

    ``base`` is the address of a page with a desk; without it the link is only the fragment.
    Raises ``BrokenLink`` (``too-long``) if the text is too long for a link, ``ParseError`` if it
    contains a lone surrogate.
    """
    text = table if isinstance(table, str) else embed_house(_described(table))
    reject_lone_surrogates(text)
    data = text.encode("utf-8")
    if len(data) > MAX_BYTES:
        raise BrokenLink("too-long")
    compressor = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    compressed = compressor.compress(data) + compressor.flush()
    encoded = base64.urlsafe_b64encode(compressed).decode("ascii").rstrip("=")
    return f"{base.partition('#')[0]}#{KEY}{encoded}"


def _described(shown: Table | Verdict) -> Description:
    """The description of a table; that of a verdict asks its question."""
    if isinstance(shown, Verdict):
        return shown.table.description.replace(ask=(str(shown.question),))
    return shown.description


def text_of(shown: Table | Verdict | str) -> str:
    """The text of a table, without its house; that of a verdict asks its question."""
    return write_text(_described(shown)) if isinstance(shown, Verdict) else str(shown)


def has_qr_codes() -> bool:
    """Whether links can be shown as QR codes (the extra ``web``)."""
    return find_spec("segno") is not None


def qr_squares(link: str) -> tuple[int, str]:
    """The width of a link's QR code, and its dark squares as an SVG path.

    The path is empty if the link is too long or no codes can be made.
    """
    if not has_qr_codes():
        return 0, ""
    from segno import DataOverflowError, make_qr

    try:
        rows = list(make_qr(link, error="l").matrix)
    except DataOverflowError:
        return 0, ""
    path = (f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return len(rows), "".join(path)
