"""The kinds of 60 pairs of rules, against what the wording of the texts says."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from referee.library.context import rulebook
from tests.thorough import is_taken
from tests.tiers import quick
from tests.unit.interaction_checker.pairs import run

PAIRS = tomllib.loads(Path(__file__).with_name("kinds_by_text.toml").read_text("utf-8"))["pairs"]
ACCEPTED = {
    "independent": {"independent", "not_seen"},
    "ordered": {"ordered", "entangled"},
    "excluded": {"ordered", "entangled"},
    "unsettled": {"unsettled"},
}
"""The kinds by which the checker says it: also that the wording of the rules decides."""
AGREED = [
    pytest.param(pair, id="-".join(pair["rules"]))
    for at, pair in enumerate(pair for pair in PAIRS if "not_yet" not in pair)
    if is_taken(at, 3)
]
"""A pair takes up to half a minute, so a run tries a third of them."""


@pytest.mark.parametrize("pair", quick(AGREED[::-1], 2, "the first tier tries two of the pairs"))
def test_the_checker_says_what_the_text_says(pair: dict[str, Any]) -> None:
    names = pair["rules"]
    book = "daifugo" if rulebook("daifugo").options.keys() >= {*names} else "local"
    seed = pair.get("seed", 0)  # by some seeds no table has both
    [found] = run(book, rules=[], sets=[names], enough=12, most=300, seed=seed).pairs
    are_apart = any(citation.by == "conflicts" for citation in found.cited)
    kinds = ACCEPTED[pair["kind"]]
    assert pair["kind"] == "excluded" if are_apart else found.kind in kinds
