"""Data that a build of the package computes once, so that no process has to.

It is in ``referee/built``: a JSON file for each name, with a fingerprint of the source. Where the
source has changed since, it does not count; a checkout has no such files and needs none.
"""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from referee._internal.paths import PACKAGE

FOLDER = PACKAGE / "built"


def read_built(name: str, source: str) -> Any:
    """The data built from this source; ``None`` if there is none, or if it was built from another
    source."""
    try:
        entry = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
        return entry["data"] if entry["source"] == fingerprint(source) else None
    except (OSError, ValueError, LookupError, TypeError):  # there is no file, or it is broken
        return None


def to_build(data: object, source: str) -> str:
    """The text of a file that :func:`read_built` reads."""
    entry = {"source": fingerprint(source), "data": data}
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))


def fingerprint(source: str) -> str:
    """Tells a text from what it was before: its checksum and its length, no safeguard.

    >>> fingerprint("rules"), fingerprint("rulers")
    ('899a993c-5', '2df31854-6')
    """
    data = source.encode("utf-8", "surrogatepass")
    return f"{crc32(data):08x}-{len(data)}"
