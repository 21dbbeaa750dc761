"""What people call rules besides their titles, and which books they mostly play by: data."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

from referee._internal.paths import PACKAGE

FOLDER = PACKAGE / "books" / "aliases"


@lru_cache
def likely_books() -> tuple[str, ...]:
    """The ids of books that a table is most likely to play by, the likeliest first."""
    return tuple(_data("books")["likely"])


@lru_cache
def known_aliases() -> dict[str, tuple[str, ...]]:
    """Name of a clause -> what people call it, in whatever language."""
    return {name: tuple(said) for name, said in _data("clauses").items()}


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
