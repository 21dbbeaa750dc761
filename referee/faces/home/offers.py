"""What lies on the shelf: quarrels and stories in the reader's language, and quizzes."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from referee.basis.frozen import frozen
from referee.faces.drawing.words import labels, word

from . import SHELF

QUARRELS = "quarrels.toml"
STORIES = "stories.toml"
QUIZZES = {"five": "five.quiz"}
"""The quizzes by their ids."""


@frozen(slots=True)
class Offer:
    """Something to open: its text and what it is called, in one language."""

    id: str
    title: str
    text: str


@cache
def quarrels(lang: str) -> Mapping[str, Offer]:
    """The quarrels by their ids."""
    listed = _read(QUARRELS)["quarrel"]
    return {
        each["id"]: Offer(each["id"], each["title"][lang], _renamed(each["table"], lang))
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
    """The texts of quizzes by their ids; each text speaks both languages."""
    return {
        id_: Offer(id_, labels(lang, "home")[f"quiz-{id_}"], (SHELF / file).read_text("utf-8"))
        for id_, file in QUIZZES.items()
    }


def _read(file: str) -> dict[str, Any]:
    return tomllib.loads((SHELF / file).read_text("utf-8"))


def _renamed(text: str, lang: str) -> str:
    """A table whose players have the names that the desk gives in a language."""
    ours, theirs = (
        [name.strip() for name in word(each, "names").split(",")] for each in ("en", lang)
    )
    called = dict(zip(ours, theirs, strict=True))
    return re.sub(r"\b[A-Z][a-z]+\b", lambda name: called.get(name[0], name[0]), text)
