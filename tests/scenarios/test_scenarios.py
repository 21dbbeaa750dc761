"""Every scenario in tests/scenarios: a table, a question, the verdict that the text asks for.

How it is told is looked at as well: one verdict, judged once, serves both."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import referee
from tests.telling import reads_well

FOLDER = Path(__file__).parent
Scenario = dict[str, Any]


def _scenarios() -> Iterator[Any]:
    for path in sorted(FOLDER.rglob("*.toml")):
        data = tomllib.loads(path.read_text("utf-8"))
        for at, scenario in enumerate(data["scenario"]):
            name = f"{path.parent.name}/{path.stem}[{at}] {scenario['name']}"
            yield pytest.param(scenario, id=name)


def _matches(expected: Any, actual: Any) -> bool:
    """Equal; of a dict, also of one in a list, only what is expected is compared."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return all(
            key in actual and _matches(value, actual[key]) for key, value in expected.items()
        )
    if isinstance(expected, list) and _is_hand(expected):
        return sorted(expected) == sorted(actual)
    if isinstance(expected, list) and isinstance(actual, list):
        return len(expected) == len(actual) and all(map(_matches, expected, actual))
    return bool(expected == actual)


def _is_hand(words: list[Any]) -> bool:
    """Cards are a set: their order is no part of an answer."""
    return all(
        re.fullmatch(r"Jo|[SHDC](10|[2-9JQKA])|[RBYG](10|[1-9])", str(word)) for word in words
    )


def _in_order(wanted: list[str], found: list[str]) -> bool:
    rest = iter(found)
    return all(clause in rest for clause in wanted)


Told = referee.Verdict | referee.RefereeError


def told(scenario: Scenario) -> Told:
    """What is said at the table: a verdict, or what is wrong with the text."""
    try:
        return referee.read(scenario["table"]).ask(scenario["ask"])
    except referee.RefereeError as error:
        if "error" not in scenario:
            raise
        return error


@pytest.fixture(scope="module", params=list(_scenarios()))
def judged(request: pytest.FixtureRequest) -> tuple[Scenario, Told]:
    scenario: Scenario = request.param
    return scenario, told(scenario)


def test_scenario(judged: tuple[Scenario, Told]) -> None:
    check(*judged)


def test_it_is_told_well(judged: tuple[Scenario, Told]) -> None:
    scenario, said = judged
    reads_well(said, scenario["table"])


def check(scenario: Scenario, said: Told) -> None:
    """That this is what the scenario expects."""
    if "error" in scenario:
        assert isinstance(said, getattr(referee, scenario["error"]))
        return
    assert isinstance(said, referee.Verdict)
    because = list(said.clauses())
    if "answer" in scenario:
        assert _matches(scenario["answer"], said.answer), (said.answer, because)
    assert set(scenario.get("because", ())) <= set(because), (said.answer, because)
    if scenario.get("only"):
        assert set(because) == set(scenario["because"])
    assert not set(scenario.get("not_because", ())) & set(because), because
    _check_happenings(scenario, said.answer)
    _check_alternatives(scenario, said)


def _check_happenings(scenario: Scenario, answer: Any) -> None:
    if "happens" in scenario or "happens_not" in scenario:
        happened = [effect["clause"] for effect in answer]
        assert _in_order(scenario.get("happens", []), happened), answer
        assert not set(scenario.get("happens_not", ())) & set(happened), answer


def _check_alternatives(scenario: Scenario, verdict: referee.Verdict) -> None:
    for option, answer in scenario.get("flips", {}).items():
        brought = [flip.answer for flip in verdict.flips if flip.option.name == option]
        assert any(_matches(answer, other) for other in brought), (option, brought)
    for option, move in scenario.get("diverges", {}).items():
        assert option not in {flip.option.name for flip in verdict.flips}
        found = {flip.diverges_at for flip in verdict.diverging if flip.option.name == option}
        assert found == {move}, (option, found)
    if "open" in scenario:
        assert set(scenario["open"]) <= {flip.option.name for flip in verdict.open}
    if "unknown" in scenario:
        assert len(verdict.unknown) == scenario["unknown"], verdict.unknown
