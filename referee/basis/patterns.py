"""Regular expressions that are compiled when they are first used.

Modules have many of which a verdict asks few, and each takes a browser's Python up to 3 ms.
"""

from __future__ import annotations

import re
from typing import Any, cast


def pattern(text: str, flags: int = 0) -> re.Pattern[str]:
    """What ``re.compile`` makes of a text, once something is asked of it: ``re.error`` comes then.

    >>> number = pattern(r"[0-9]+")
    >>> number.sub("n", "3 of 9"), number.pattern
    ('n of n', '[0-9]+')
    """
    return cast("re.Pattern[str]", _Pattern(text, flags))


class _Pattern:
    def __init__(self, text: str, flags: int) -> None:
        self._told = text, flags

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        found = getattr(re.compile(*self._told), name)
        setattr(self, name, found)  # it is not asked for again
        return found
