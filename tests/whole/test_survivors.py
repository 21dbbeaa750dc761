"""Mutants that may live are of the code as it stands."""

from __future__ import annotations

import tomllib

import pytest

from tests.paths import ROOT

SURVIVORS = tomllib.loads((ROOT / "tests" / "mutants" / "survivors.toml").read_text("utf-8"))


@pytest.mark.parametrize("each", SURVIVORS["mutant"], ids=lambda each: each["was"])
def test_what_a_survivor_changes_stands_where_it_says(each: dict[str, str]) -> None:
    assert each["was"] in (ROOT / each["file"]).read_text("utf-8")
