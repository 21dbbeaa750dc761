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
    """No verdict cites a clause without a rule, which leaves rules out or describes others."""
    own = [listed for listed in catalog().clauses.values() if listed.home == home]
    checks = {listed.clause.id: asdict(check(listed, catalog())) for listed in own}
    failed = {
        clause: [name for name, passed in each.items() if not passed]
        for clause, each in checks.items()
        if not all(each.values())
    }
    assert failed == {each.clause.id: ["cited"] for each in own if not each.clause.rules}
