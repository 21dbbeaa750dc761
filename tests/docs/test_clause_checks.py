"""The four checks of every clause that the documentation lists."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

import pytest

from docs.site_builder.catalog import BookCatalog
from docs.site_builder.checks_page import check


@cache
def catalog() -> BookCatalog:
    return BookCatalog()


@pytest.mark.parametrize("home", catalog().homes())
def test_every_clause_passes_the_four_checks(home: str) -> None:
    own = [listed for listed in catalog().clauses.values() if listed.home == home]
    checks = {listed.clause.id: asdict(check(listed, catalog())) for listed in own}
    failed = {
        clause: [name for name, passed in each.items() if not passed]
        for clause, each in checks.items()
        if not all(each.values())
    }
    assert failed == {}


def test_only_these_clauses_state_no_rule_of_their_own() -> None:
    """They leave rules out, name the deck, or are chosen together with other clauses."""
    assert {id_ for id_, listed in catalog().clauses.items() if not listed.clause.rules} == {
        "culprit_poker.optional", "league.players", "million_doubt.hidden_effects",
        "torite.games", "uecda.not_adopted",
    }  # fmt: skip
