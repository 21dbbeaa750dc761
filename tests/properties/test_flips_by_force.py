"""The flips of a verdict are those that are found if the question is asked under every change, at a
table made anew each time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import referee
from referee.games.climbing.family import ClimbingFamily
from referee.table import Table
from referee.verdict import flips, table_cache
from referee.verdict.flips import UNLIMITED, Flip
from tests.games import changed_game
from tests.scenarios.files import FILES, scenarios_in
from tests.thorough import THOROUGH
from tests.tiers import quick

CLIMBING = {name for name in referee.books() if referee.book(name).family == "climbing"}
SCENARIOS = [
    pytest.param(file, index, id=f"{file.stem}-{index}")
    for file in FILES
    if file.parent.name in CLIMBING
    for index, scenario in enumerate(scenarios_in(file))
    if "error" not in scenario
]
SAMPLE = SCENARIOS[:: 20 if THOROUGH else 150]
GAMES = [
    pytest.param(book, seed) for book in sorted(CLIMBING) for seed in range(4 if THOROUGH else 1)
]
QUESTIONS = ("what happens", "whose turn", "what order", "what may {} play", "may {} pass")


def by_force(table: Table, question: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Flip, ...]:
    """The flips among all changes of one option."""

    def alternatives(case: Table, *_: object, **__: object) -> Any:
        return case.rulebook.alternatives()

    with monkeypatch.context() as patch:
        patch.setattr(table_cache, "find", lambda *_, **__: None)
        patch.setattr(table_cache, "find_start", lambda *_, **__: None)
        patch.setattr(flips, "relevant_changes", alternatives)
        patch.setattr(ClimbingFamily, "change_scope", lambda *_: None)
        anew = Table(table.description, table.rulebook, force=True)
        return anew.ask(question).further(UNLIMITED).flip_search.found


def check(table: Table, question: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = table.ask(question).further(UNLIMITED).flip_search.found
    assert [*found] == [*by_force(table, question, monkeypatch)], f"{table}\n{question}"


@pytest.mark.parametrize(
    ("file", "index"), quick(SAMPLE, 8, "the first tier tries few scenarios and random tables")
)
def test_of_a_scenario(file: Any, index: int, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = scenarios_in(file)[index]
    check(referee.read(scenario["table"]), scenario["ask"], monkeypatch)


@pytest.mark.parametrize(
    ("book", "seed"), quick(GAMES, 2, "the first tier tries few scenarios and random tables")
)
def test_of_a_random_table(book: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(f"{book} {seed}")
    low, high = referee.book(book).players
    players = rng.randint(low, max(low, min(high, 4)))
    game = changed_game(book, seed, rng, players=players, changed=0.3, titled=0.3)
    moves = game.moves[: rng.randrange(1, 10)]
    table = Table(game.dealt.replace(play=moves), force=True)
    check(table, rng.choice(QUESTIONS).format(table.seats[-1]), monkeypatch)
