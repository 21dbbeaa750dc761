"""Flips: what asking only for the options that mattered finds, against asking for all of them."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import referee
from referee import randomplay, whatif
from referee.games.climbing.answers import _ANSWERS
from referee.questions import FORMS, Question, parse_question
from referee.table import Table

SCENARIOS = Path(__file__).parent / "scenarios"
SAMPLE = 12
"""Scenarios of each book; every run takes the same."""


def every_flip(table: Table, question: Question) -> set[tuple[str, str, str]]:
    """What changes the answer, with no option left out."""
    answer = table.answer(question).value
    found = set()
    for option, value in table.rulebook.alternatives():
        other = whatif.answer_under(table, question, option.name, value)
        if other is not None and whatif._essence(other.value) != whatif._essence(answer):
            found.add((option.name, str(value), repr(other.value)))
    return found


def flips_found(table: Table, question: Question) -> set[tuple[str, str, str]]:
    return {
        (flip.option.name, str(flip.value), repr(flip.answer)) for flip in table.ask(question).flips
    }


@cache
def scenarios(book: str) -> list[tuple[str, str]]:
    """(table text, question) of every scenario of a book with one question."""
    files = sorted((SCENARIOS / book).glob("*.toml"))
    told: Iterator[dict[str, Any]] = (
        scenario
        for file in files
        for scenario in tomllib.loads(file.read_text("utf-8"))["scenario"]
    )
    return [(each["table"], each["ask"]) for each in told if isinstance(each.get("ask"), str)]


@pytest.mark.parametrize("seed", range(SAMPLE))
@pytest.mark.parametrize("book", ["offkai", "daifugo", "league", "uecda"])
def test_no_option_that_was_skipped_changes_the_answer_of_a_scenario(book: str, seed: int) -> None:
    text, ask = random.Random(f"{book} {seed}").choice(scenarios(book))
    table = referee.read(text)
    question = parse_question(ask, table.seats, table.rulebook.book.deck)
    assert flips_found(table, question) == every_flip(table, question)


@pytest.mark.parametrize("seed", range(SAMPLE))
@pytest.mark.parametrize("book", ["offkai", "daifugo"])
def test_no_option_that_was_skipped_changes_the_answer_in_a_game(book: str, seed: int) -> None:
    rng = random.Random(f"{book} {seed}")
    options = referee.book(book).options
    chosen = {
        name: rng.choice(option.values)
        for name, option in options.items()
        if not option.in_header and rng.random() < 0.15
    }
    dealt = randomplay.deal(seed, 4, book, titled=rng.random() < 0.5, choices=chosen)
    game = randomplay.play_out(dealt, seed)
    table = game.table(rng.randrange(len(game.moves))).flattened()
    seat = table.seats[max(table.position.turn, 0)]
    form = rng.choice([FORMS[kind] for kind in _ANSWERS if "{cards}" not in FORMS[kind][0]])[0]
    ask = form.format(seat=seat, other=table.seats[-1], target=table.seats[-1], rank="7")
    question = parse_question(ask, table.seats, table.rulebook.book.deck)
    assert flips_found(table, question) == every_flip(table, question)
