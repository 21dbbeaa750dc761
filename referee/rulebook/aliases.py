"""What people call a rule besides its titles: data beside the books, by the name of a clause."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources


@lru_cache
def known_aliases() -> dict[str, tuple[str, ...]]:
    """Name of a clause -> what people call it, in whatever language."""
    file = resources.files("referee") / "books" / "aliases" / "clauses.toml"
    return {name: tuple(said) for name, said in tomllib.loads(file.read_text("utf-8")).items()}
