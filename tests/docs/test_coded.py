"""The page of rules that are still code names those that there are."""

from __future__ import annotations

import re
from collections import Counter

from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "reference" / "coded.md"
RULES = ROOT / "referee" / "games" / "climbing" / "rules"
NO_RULES_OF_THEIR_OWN = {"__init__", "sentence"}


def _named() -> list[str]:
    """The names in the page's lists."""
    lists = re.findall(r"^- .*\n(?:  .*\n)*", PAGE.read_text("utf-8"), re.M)
    return [name for each in lists for name in re.findall(r"`(\w+)`", each)]


def test_every_coded_rule_stands_there_once_and_no_other() -> None:
    named = Counter(_named())
    assert {name for name, times in named.items() if times > 1} == set()
    assert {*named} == {path.stem for path in RULES.glob("*.py")} - NO_RULES_OF_THEIR_OWN
