"""Every scenario in tests/scenarios: a table, a question, the verdict that the text asks for.

A test covers a clause's file and names each scenario that fails. The tests of a file share its
verdicts. Flips are most of the work and much the same within a file, so every fourth scenario has
its flips read, and every one with ``THOROUGH=1 bin/test --full tests/scenarios``.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import referee
from referee.explain.answer_text import OPEN
from referee.explain.headline import ABOUT_PLAYERS
from referee.i18n.messages import LANGS
from tests.contradictions import contradictions, untold_obstacles
from tests.scenarios.files import FILES, Scenario, scenarios_in
from tests.text_checks import reads_well, reads_well_in_short
from tests.thorough import is_taken

ABOUT_FLIPS = {"flips", "diverges", "open"}


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


CLEAR_NAME = re.compile(
    r"(?!(?:It|Its|They|Their|This|That|These|And|But|Or|Nor|So|Also|Then|Neither|Likewise)\b)[A-Z0-9].{,94}"
)
"""A name that says the situation and the outcome to somebody who does not see the file."""


def test_names_are_clear_without_the_file() -> None:
    names = {file: [scenario["name"] for scenario in scenarios_in(file)] for file in FILES}
    unclear = [name for each in names.values() for name in each if not CLEAR_NAME.fullmatch(name)]
    assert unclear == []
    assert [file.name for file, each in names.items() if len({*each}) < len(each)] == []


Judged = list[tuple[Scenario, Told | Exception]]


@pytest.fixture(scope="module", params=FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def judged(request: pytest.FixtureRequest) -> Judged:
    """The scenarios of a file, each with what is said at its table."""
    file: Path = request.param
    return [(each, _told(each)) for each in scenarios_in(file)]


def _told(scenario: Scenario) -> Told | Exception:
    try:
        return told(scenario)
    except Exception as problem:
        return problem


def test_scenarios(judged: Judged) -> None:
    _holds_for_each(judged, lambda at, scenario, said: check(scenario, said))


def test_answers_read_well(judged: Judged) -> None:
    """The sentence and its reasons, of every scenario."""
    _holds_for_each(judged, lambda at, scenario, said: reads_well_in_short(said, scenario["table"]))


def test_no_reason_contradicts_its_answer(judged: Judged) -> None:
    def agrees(at: int, scenario: Scenario, said: Told) -> None:
        if isinstance(said, referee.Verdict):
            assert list(contradictions(said)) == []

    _holds_for_each(judged, agrees)


def test_a_headline_about_a_player_gives_a_fact_or_nothing(judged: Judged) -> None:
    """Not the title of a rule in brackets, nor the answer once more, nor a condition without its
    rule."""

    def tells(at: int, scenario: Scenario, said: Told) -> None:
        is_about = isinstance(said, referee.Verdict) and said.question.kind in ABOUT_PLAYERS
        if isinstance(said, referee.Verdict) and is_about and said.answer not in OPEN:
            titles = [clause.title for clause in said.table.rulebook.book.clauses]
            for lang in LANGS:
                answer, _, fact = said.headline(lang).partition(" – ")
                assert not re.search(r"\((?!分かる範囲|[^()]*なら別)[^()]*\)[.。]$", answer), answer
                assert fact.rstrip(".。") not in [answer, *(title[lang] for title in titles)]
                assert not re.match(r"it (?:applies|needs)\b", fact), fact

    _holds_for_each(judged, tells)


@pytest.mark.full("the first tier reads every scenario's answer and reasons, but not its flips")
def test_verdicts_with_flips_read_well(judged: Judged) -> None:
    """The whole verdict, of every fourth scenario and of those that expect flips."""

    def reads(at: int, scenario: Scenario, said: Told) -> None:
        if is_taken(at, 4) or not ABOUT_FLIPS.isdisjoint(scenario):
            reads_well(said, scenario["table"])
            if isinstance(said, referee.Verdict):
                assert list(untold_obstacles(said)) == []

    _holds_for_each(judged, reads)


ELSE = ("what happens", "whose turn")


def test_what_else_its_table_is_asked_reads_well(judged: Judged) -> None:
    def reads(at: int, scenario: Scenario, said: Told) -> None:
        if isinstance(said, referee.Verdict) and is_taken(at, 3):
            for question in ELSE:
                reads_well_in_short(_asked(said.table, question), scenario["table"])

    _holds_for_each(judged, reads)


def _asked(table: referee.Table, question: str) -> Told:
    try:
        return table.ask(question)
    except referee.RefereeError as error:
        return error


def _holds_for_each(judged: Judged, holds: Callable[[int, Scenario, Told], None]) -> None:
    """Looks at all of them, and names each that fails."""
    failed = []
    for at, (scenario, said) in enumerate(judged):
        try:
            if not isinstance(said, referee.Verdict) and "error" not in scenario:
                raise said
            holds(at, scenario, cast(Told, said))
        except Exception:
            failed.append(f"[{at}] {scenario['name']}\n{traceback.format_exc()}")
    if failed:
        pytest.fail(
            f"{len(failed)} of {len(judged)} scenarios:\n" + "\n".join(failed), pytrace=False
        )


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
