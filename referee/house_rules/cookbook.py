"""House rules as people say them, each with its sentences: starts for rules of one's own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from msgspec import Struct

from referee.house_rules.rewrite import OwnClause, initial_text, own_clause, with_clause
from referee.model.types import Words

BOOK, HOUSE = "daifugo", "our-house"
"""The book that the houses of all recipes extend, and the name of such a house."""


class Trial(Struct, frozen=True, kw_only=True):
    """A table on which a recipe's rule decides the answer."""

    table: str
    """Without its line ``rules:``."""
    ask: str
    answer: str | list[str] | None = None
    """As in ``Verdict.answer``; ``None`` if the text says more."""
    says: str = ""
    """A part of the English verdict."""


class Recipe(Struct, frozen=True):
    """A house rule: as people say it, as a clause, and on a table."""

    id: str
    spoken: Words
    clause: OwnClause
    trial: Trial

    @property
    def house(self) -> str:
        """The text of a house that plays by this rule."""
        return with_clause(initial_text(BOOK), self.clause)


@cache
def recipes() -> dict[str, Recipe]:
    """All recipes by their ids, in the order of the file.

    >>> print(recipes()["nine_skips_one"].house)
    format = 1
    revision = 1
    extends = "daifugo"
    <BLANKLINE>
    [[clause]]
    id = "our-house.nine_skips_one"
    kind = "adopted"
    title = { ja = "9は1人飛ばし", en = "9s skip one" }
    when.play.rank = "9"
    then.skip = 1
    <BLANKLINE>
    """
    text = resources.files(__package__).joinpath("cookbook.toml").read_text("utf-8")
    return {entry["id"]: _recipe(**entry) for entry in tomllib.loads(text)["recipe"]}


def _recipe(spoken: Words, trial: Mapping[str, Any], **entry: Any) -> Recipe:
    clause = own_clause({**entry, "id": f"{HOUSE}.{entry['id']}"})
    return Recipe(entry["id"], spoken, clause, Trial(**trial))
