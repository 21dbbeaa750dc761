"""A fact that the table states decides an answer, and no reason is one for the opposite answer."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import referee
from referee.verdict.clarify import clarifying_questions

SCENARIOS = Path(__file__).parents[1] / "scenarios"
CONTRARY = {"yes": "bars", "no": "allows"}


def open_tables() -> Iterator[tuple[str, referee.Table]]:
    """The tables of scenarios whose answer depends on unknown facts, with their questions."""
    for file in sorted(SCENARIOS.rglob("*.toml")):
        for scenario in tomllib.loads(file.read_text("utf-8"))["scenario"]:
            if scenario.get("answer") == "depends":
                yield scenario["ask"], referee.read(scenario["table"])


def test_a_stated_fact_gives_reasons_for_its_own_answer() -> None:
    stated = 0
    for question, table in open_tables():
        for asked in clarifying_questions(table.ask(question)):
            for choice in asked.choices:
                after = table.described_as(choice.tell(table.description)).ask(question)
                contrary = CONTRARY.get(str(after.answer), "")
                assert after.answer == choice.answer, f"{asked.key} {choice.word}\n{table}"
                assert all(reason.did != contrary for reason in after.because), after.say()
                stated += 1
    assert stated > 100
