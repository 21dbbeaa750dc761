"""Kinds of expressions: texts at three tables, and what they ask, or what is offered."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

import referee
from referee.argument.reading import Reading

from .scoring import HERE

DATA = tomllib.loads((HERE / "kinds.toml").read_text("utf-8"))


def _lines() -> Iterator[tuple[str, str, str]]:
    for name, lines in DATA["said"].items():
        for line in lines.strip().splitlines():
            text, _, asked = line.partition("=>")
            yield name, text.strip(), asked.strip()


def _summary(reading: Reading) -> str:
    """What is asked, and the moves that were told, on one line."""
    states = [state.mark or f"{state.kind} {state.seat}".strip() for state in reading.states]
    clauses = [clause.name for clause in reading.clauses]
    return ", ".join([*map(str, reading.questions), *states, *clauses])


@pytest.mark.parametrize(("table", "text", "asked"), [*_lines()])
def test_what_is_said_is_understood(table: str, text: str, asked: str) -> None:
    told = DATA["tables"].get(table, "")
    given = referee.read(told) if told else None
    said = referee.understand(text, given, book="daifugo" if given else table)
    if not asked:
        assert said.reading is None or not _summary(said.reading)
    else:
        readings = [said.reading] if said.reading else said.offers
        assert asked in [*map(_summary, readings)]
