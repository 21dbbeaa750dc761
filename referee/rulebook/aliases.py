"""Other names that people use for clauses, and the books that they mostly play by."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

from referee._internal.paths import PACKAGE

FOLDER = PACKAGE / "books" / "aliases"


@lru_cache
def likely_books() -> tuple[str, ...]:
    """The ids of the books that tables most likely play by, the most likely first."""
    return tuple(_data("books")["likely"])


@lru_cache
def known_aliases() -> dict[str, tuple[str, ...]]:
    """Name of a clause -> its other names, in any language."""
    return {name: tuple(aliases) for name, aliases in _data("clauses").items()}


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
