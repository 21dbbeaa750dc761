"""The page of what the interaction checker found: each of its tables is still unsettled."""

from __future__ import annotations

import pytest

import referee

from .pages import ROOT, blocks, text_of

FOUND = ROOT / "docs" / "reference" / "collisions-daifugo.md"
IN_JAPANESE = FOUND.with_suffix(".ja.md")
TABLES = [block.text for block in blocks(FOUND) if block.text.startswith("rules:")]


def test_both_pages_show_the_same_tables() -> None:
    assert [block.text for block in blocks(IN_JAPANESE)] == [block.text for block in blocks(FOUND)]
    assert text_of(FOUND).partition("## Decided")[0].count("\n## ") == len(TABLES) > 20


@pytest.mark.parametrize("text", TABLES, ids=lambda text: text.partition("\n")[0])
def test_what_it_shows_is_unsettled(text: str) -> None:
    table, _, ask = text.partition("ask:\n")
    assert referee.read(table).ask(ask.strip()).answer == "unsettled"
