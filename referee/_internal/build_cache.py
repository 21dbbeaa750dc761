"""Data that a build of the package computes once, so that no process has to.

``referee/built`` has a JSON file for each name, with a fingerprint of the source. Data of a changed
source is ignored. A checkout has no such files and needs none.
"""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from referee._internal.paths import PACKAGE

FOLDER = PACKAGE / "built"


def read_built(name: str, source: str) -> Any:
    """The data built from exactly this source; ``None`` if there is none."""
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
    """The checksum and length of a text, which show that it has changed.

    >>> fingerprint("rules"), fingerprint("rulers")
    ('899a993c-5', '2df31854-6')
    """
    data = source.encode("utf-8", "surrogatepass")
    return f"{crc32(data):08x}-{len(data)}"
