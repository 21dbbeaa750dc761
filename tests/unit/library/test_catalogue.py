"""A collection of local rules and the book: whatever the collection leaves open is asked in the
book, shown by a scenario, or left out for a reason.

``catalogue/facts.toml`` contains the facts of the collection, ``catalogue/notes.toml`` where they
stand in the book.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import referee
from tests.paths import SCENARIOS
from tests.scenarios.files import scenarios_in

HERE = Path(__file__).parent / "catalogue"
FACTS = tomllib.loads((HERE / "facts.toml").read_text("utf-8"))
NOTES = tomllib.loads((HERE / "notes.toml").read_text("utf-8"))
BOOK = referee.book("local")
OPTIONS = BOOK.options

Fact = tuple[str, str, Any]
"""A clause, the name of a fact, and its value: for a reading its values, the default first."""


def _facts() -> Iterator[Fact]:
    """The facts of all rules that the book has."""
    for clause, facts in (FACTS["clauses"] | FACTS["variants"]).items():
        if clause not in NOTES["clauses"]:
            yield from ((clause, name, fact) for name, fact in facts.items())


def _is_shown(clause: str, name: str) -> bool:
    return name in NOTES["shown"].get(clause, {})


def _differences(clause: str, name: str, fact: Any) -> Iterator[str]:
    """What the book lacks of a fact."""
    if _is_shown(clause, name):
        return
    if not isinstance(fact, list):
        yield f"{clause}.{name}"
        return
    renamed = NOTES["renamed"].get(name, {})
    option = OPTIONS.get(renamed.get("name", name))
    if option is None or option.reading is None:
        yield name
        return
    ours = [renamed.get("values", {}).get(value, value) for value in fact]
    if option.default != ours[0]:
        yield f"{name}: default {fact[0]}"
    for value, our in zip(fact, ours, strict=True):
        if our not in option.values:
            yield f"{name}: {value}"


def test_every_rule_is_in_the_book_or_left_out_for_a_reason() -> None:
    clauses = {clause.name for clause in BOOK.clauses}
    assert {*FACTS["clauses"]} - clauses == {*NOTES["clauses"]}
    assert {*FACTS["variants"]} <= clauses


def test_every_reading_and_fact_is_in_the_book_or_left_out_for_a_reason() -> None:
    """If this fails, the second set lists what the book has now: remove it from the notes."""
    lacking = {gap for fact in _facts() for gap in _differences(*fact)}
    left_out = {*NOTES["left_out"]}
    assert (lacking - left_out, left_out - lacking) == (set(), set())


def test_every_reason_is_a_sentence() -> None:
    reasons = {**NOTES["clauses"], **NOTES["left_out"]}
    assert [name for name, reason in reasons.items() if not reason.endswith(".")] == []


def test_every_fact_of_the_wording_has_its_scenario() -> None:
    for clause, facts in NOTES["shown"].items():
        kind = "variants" if clause in FACTS["variants"] else "clauses"
        book = "daifugo" if kind == "variants" else "local"
        scenarios = scenarios_in(SCENARIOS / book / f"{clause}.toml")
        assert {*facts.values()} <= {scenario["name"] for scenario in scenarios}, clause
        assert {*facts} <= {*FACTS[kind][clause]}, clause


def test_every_new_name_is_needed() -> None:
    readings = {name for _, name, fact in _facts() if isinstance(fact, list)}
    assert {*NOTES["renamed"]} <= readings
