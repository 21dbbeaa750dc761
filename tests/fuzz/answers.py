"""All that a table, a verdict and an error may be asked for."""

from __future__ import annotations

import json
from random import Random

import referee
from referee.errors import RefereeError
from referee.model.questions import Question
from referee.table import IllegalPlay, Table, Verdict
from tests.table_questions import questions_at

from .pace import step

MOST = 12
"""How many questions are put at one table."""


def refused(error: RefereeError) -> None:
    """An error in both languages, with its verdict."""
    for lang in ("ja", "en"):
        assert error.say(lang).strip(), error
    if isinstance(error, IllegalPlay):
        _verdict(error.verdict)


def ask_all(table: Table, rng: Random) -> None:
    """Questions of every kind, at the table and at what it is written as."""
    _written(table)
    asked: list[Question] = []
    try:
        asked += table.questions
    except RefereeError as error:
        refused(error)
    every = list(questions_at(table, rng))
    for question in [*asked, *rng.sample(every, min(MOST, len(every)))]:
        with step(str(question)):
            try:
                _verdict(table.ask(question))
            except RefereeError as error:
                refused(error)


def _verdict(verdict: Verdict) -> None:
    told = verdict.to_dict()
    json.dumps(told)
    for lang in ("ja", "en"):
        assert verdict.say(lang).strip()


def _written(table: Table) -> None:
    """The table as text and as JSON is the same table, and so is one described as it now lies."""
    for fault in table.warnings:
        assert all(fault.say(lang) for lang in ("ja", "en"))
    text = str(table)
    with step("read"):
        assert str(referee.read(text)) == text
    with step("JSON"):
        assert str(referee.from_dict(json.loads(json.dumps(table.to_dict())))) == text
    try:
        flat = table.flattened()
    except RefereeError as error:
        refused(error)
        return
    assert str(referee.read(str(flat))) == str(flat)
