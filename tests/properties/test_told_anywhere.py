"""Scenarios' tables under other rules, played on at random: whatever is asked there reads well.

Scenarios are told as they were written, each under the rules that it is about. Here the rules are
switched as a house might, and the game goes on: what no scenario comes to has its words, too.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import referee
from tests.text_checks import reads_well_in_short
from tests.thorough import some
from tests.tiers import quick

FILES = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.toml"))
GROUPS, TABLES, MOVES = 4, some(1600), 4
ABOUT = ("may {} pass", "is {} out", "what must {} do", "what may {} play")


def tables(rng: Random) -> Iterator[referee.Table]:
    """Tables of scenarios, with up to four of their options set at random."""
    while True:
        scenario = rng.choice(tomllib.loads(rng.choice(FILES).read_text("utf-8"))["scenario"])
        try:
            table = referee.read(scenario["table"])
            options = table.rulebook.options
            names = rng.sample(sorted(options), min(len(options), rng.choice((0, 1, 2, 4))))
            chosen = {name: rng.choice(options[name].values) for name in names}
            yield table.with_options(**chosen)
        except referee.RefereeError:
            continue


def looked_at(table: referee.Table, rng: Random) -> None:
    asked = ["what happens", "whose turn"]
    asked += [rng.choice(ABOUT).format(seat) for seat in table.seats]
    for question in asked:
        try:
            verdict = table.ask(question)
        except referee.RefereeError:
            continue
        reads_well_in_short(verdict, str(table))


def played_on(table: referee.Table, rng: Random) -> referee.Table | None:
    """The table after a move of somebody whose turn it is; none where there is none to make."""
    try:
        turn = table.ask("whose turn").answer
        seat = rng.choice(turn) if isinstance(turn, list) and turn else turn
        if seat not in table.seats:
            return None
        answer = table.ask(f"what may {seat} play").answer
        forms = answer.values() if isinstance(answer, dict) else ()
        plays = [play for form in forms if isinstance(form, list) for play in form]
        return table.play(f"{seat}: {rng.choice([*plays, 'pass'])}")
    except referee.RefereeError:
        return None


@pytest.mark.parametrize(
    "group", quick(range(GROUPS), 1, "the first tier takes fewer random games and tables")
)
def test_what_is_asked_under_other_rules_reads_well(group: int) -> None:
    rng, seen, moves = Random(f"told {group}"), 0, 0
    for table in tables(rng):
        after: referee.Table | None = table
        for _ in range(MOVES):
            if after is None:
                break
            looked_at(after, rng)
            after = played_on(after, rng)
            moves += after is not None
        seen += 1
        if seen == TABLES // GROUPS:
            break
    assert moves > seen / 4
