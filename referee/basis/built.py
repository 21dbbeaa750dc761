"""What is made once when the package is built, so that no process has to make it again.

It lies in ``referee/built``, JSON, with a fingerprint of what it was made of. It counts
only where that is still so: whoever changes a source is heard, and a checkout needs none of it.
"""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from referee.basis.package import PACKAGE

FOLDER = PACKAGE / "built"


def built(name: str, *sources: str) -> Any:
    """What was made of these sources; ``None`` where nothing was, or of others."""
    try:
        found = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
        return found["made"] if found["of"] == fingerprint(*sources) else None
    except (OSError, ValueError, LookupError, TypeError):  # there is none; it is broken
        return None


def to_build(made: object, *sources: str) -> str:
    """The text of a file that :func:`built` reads."""
    told = {"of": fingerprint(*sources), "made": made}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def fingerprint(*sources: str) -> str:
    """Tells a list of texts from what it was before: a checksum and a length, no safeguard.

    >>> fingerprint("rules", "words"), fingerprint("rulesw", "ords")
    ('93f9c804-10', 'a6657407-10')
    """
    found = length = 0
    for text in sources:
        data = text.encode("utf-8", "surrogatepass")
        found = crc32(b"%d:" % len(data) + data, found)
        length += len(data)
    return f"{found:08x}-{length}"
