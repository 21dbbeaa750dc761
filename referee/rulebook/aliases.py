"""What people call rules besides their titles, and which books they mostly play by: data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from referee.basis.built import built, to_build
from referee.basis.package import PACKAGE
from referee.basis.tomltext import data_of

FOLDER = PACKAGE / "books" / "aliases"
NAMES = ("books", "clauses")


@lru_cache
def likely_books() -> tuple[str, ...]:
    """The ids of books that a table is most likely to play by, the likeliest first."""
    return tuple(_data("books")["likely"])


@lru_cache
def known_aliases() -> dict[str, tuple[str, ...]]:
    """Name of a clause -> what people call it, in whatever language."""
    return {name: tuple(said) for name, said in _data("clauses").items()}


def to_build_aliases() -> Iterator[tuple[str, str]]:
    """What the build makes of each file: its name, and the text."""
    for name in NAMES:
        text = _text(name)
        yield f"aliases-{name}.json", to_build(data_of(text), text)


def _data(name: str) -> dict[str, Any]:
    text = _text(name)
    made: dict[str, Any] = built(f"aliases-{name}", text) or data_of(text)
    return made


def _text(name: str) -> str:
    return (FOLDER / f"{name}.toml").read_text("utf-8")
