"""The ways by which an input comes to the referee."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

import referee
from referee.errors import RefereeError
from referee.links import link
from referee.notation.lenient.reader import read_move, read_question
from referee.notation.link import read_link
from referee.table import Table
from referee.ui.desk.session import DeskSession
from referee.ui.quiz.text import read_quizzes
from referee.ui.stepper.text import read_story, write_story

from . import data, inputs

SIZES = (1_000, 10_000, 100_000)


@dataclass(frozen=True)
class Way:
    """What makes an input of some size, by kind, and what is done with it."""

    name: str
    kinds: Mapping[str, Callable[[int], Any]]
    do: Callable[[Any], object]
    sizes: Sequence[int] = SIZES
    """A question about the largest hand may take as long as the largest text."""

    def given(self, kind: str, size: int) -> Any:
        return self.kinds[kind](size)


def _read(text: str) -> None:
    table = referee.read(text)
    str(table), table.to_dict(), table.warnings


def _open(text: str) -> None:
    read_link(link(text))


def _story(text: str) -> None:
    write_story(read_story(text))


def _desk(text: str) -> None:
    DeskSession(text, "en").state()


@cache
def _table() -> Table:
    return referee.read(f"{inputs.TABLE}field: D3\n")


def _ask(text: str) -> None:
    verdict = _table().ask(text)
    verdict.say("en"), verdict.to_dict()


def _type(text: str) -> None:
    """In the field for a question, and in that for a move."""
    table = _table()
    for read in (read_question, read_move):
        with suppress(RefereeError):
            read(text, table.seats, table.rulebook.deck)


def _ask_by_link(asked: tuple[str, str]) -> None:
    text, question = asked
    verdict = referee.read(text).ask(question)
    verdict.say("ja"), verdict.to_dict()


def _from_dict(described: Any) -> None:
    table = referee.from_dict(described)
    str(table)


_TEXTS = {**inputs.BLANKS, **inputs.WORDS, **inputs.TABLES, **inputs.MOVES, **inputs.ASKED}

WAYS = (
    Way("read", _TEXTS, _read),
    Way("ask", inputs.QUESTIONS, _ask),
    Way("type", {**inputs.QUESTIONS, **inputs.TYPED}, _type, (250, *SIZES)),
    Way("quiz", inputs.QUIZZES, read_quizzes),
    Way("json", data.TABLES, _from_dict),
    Way("big", data.BIG, _ask_by_link, SIZES[-1:]),
    Way("link", {"a text": inputs.again("x ", "")}, _open),
    Way("story", _TEXTS, _story),
    Way("desk", {**inputs.WORDS, **inputs.TABLES, **inputs.MOVES}, _desk),
)
