"""What people call rules besides their titles, and which books they mostly play by: data."""

from __future__ import annotations

from functools import lru_cache

from referee.basis.package import PACKAGE

FOLDER = PACKAGE / "books" / "aliases"


@lru_cache
def likely_books() -> tuple[str, ...]:
    """The ids of books that a table is most likely to play by, the likeliest first."""
    import tomllib

    return tuple(tomllib.loads((FOLDER / "books.toml").read_text("utf-8"))["likely"])


@lru_cache
def known_aliases() -> dict[str, tuple[str, ...]]:
    """Name of a clause -> what people call it, in whatever language."""
    import tomllib

    file = FOLDER / "clauses.toml"
    return {name: tuple(said) for name, said in tomllib.loads(file.read_text("utf-8")).items()}
