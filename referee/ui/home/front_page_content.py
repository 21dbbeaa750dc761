"""What lies on the shelf: quarrels and stories in the reader's language, and quizzes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from referee.ui.shared.labels import labels, with_player_names

from . import SHELF

QUARRELS = "quarrels.toml"
STORIES = "stories.toml"
QUIZZES = {"five": "five.quiz"}
"""The quizzes by their ids."""


class Offer(Struct, frozen=True):
    """Something to open: its text and what it is called, in one language."""

    id: str
    title: str
    text: str


@cache
def quarrels(lang: str) -> Mapping[str, Offer]:
    """The quarrels by their ids."""
    listed = _read(QUARRELS)["quarrel"]
    return {
        each["id"]: Offer(each["id"], each["title"][lang], with_player_names(each["table"], lang))
        for each in listed
    }


@cache
def stories(lang: str) -> Mapping[str, Offer]:
    """The stories by their ids."""
    listed = _read(STORIES)["story"]
    return {
        each["id"]: Offer(each["id"], each["title"][lang], each["text"][lang]) for each in listed
    }


@cache
def quizzes(lang: str) -> Mapping[str, Offer]:
    """The texts of quizzes by their ids; each text speaks both languages, and its players have the
    names of one."""
    titles = labels(lang, "home")
    return {
        id_: Offer(
            id_, titles[f"quiz-{id_}"], with_player_names((SHELF / file).read_text("utf-8"), lang)
        )
        for id_, file in QUIZZES.items()
    }


def _read(file: str) -> dict[str, Any]:
    return tomllib.loads((SHELF / file).read_text("utf-8"))
