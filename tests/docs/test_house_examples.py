"""The clauses in docs/houses.md can be used, and do what the page says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from referee.library.context import check_book, current

PAGE = (Path(__file__).parents[2] / "docs" / "houses.md").read_text("utf-8")
CLAUSES = [
    block
    for block in re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    if "[[clause]]" in block and re.search(r"^id = \"our-house\.", block, re.MULTILINE)
]
HEAD = "rules: ours\nseats: a, b, c, d\n"


@pytest.fixture(autouse=True)
def _trial() -> Iterator[None]:
    with current().trial():
        yield


@pytest.mark.parametrize("clause", CLAUSES)
def test_nothing_is_wrong_with_it(clause: str) -> None:
    current().put_text("ours", f'extends = "daifugo"\n{clause}')
    assert check_book("ours") == []


@pytest.mark.parametrize(
    ("clause", "table", "question", "answer"),
    [
        ("free_nine", "field: a SK\nhands:\n b: S9 D4\nturn: b", "may b play S9", "yes"),
        ("free_nine", "field: a SK\nhands:\n b: S9 D4\nturn: b", "may b play D4", "no"),
        ("free_nine", "field: a SK HK\nhands:\n b: S9 D4\nturn: b", "may b play S9", "no"),
        ("no_nine_last", "hands:\n a: S9\nturn: a\nplay: a: S9", "is a out", "foul"),
        ("nine_skips", "hands:\n a: S9 H4\nturn: a\nplay: a: S9", "whose turn", "unsettled"),
        (
            "nine_skips",
            "readings: nine_skips = two\nhands:\n a: S9 H4\nturn: a\nplay: a: S9",
            "whose turn",
            "d",
        ),
    ],
)
def test_it_does_what_the_page_says(clause: str, table: str, question: str, answer: str) -> None:
    text = next(block for block in CLAUSES if clause in block)
    current().put_text("ours", f'extends = "daifugo"\n{text}')
    assert referee.read(HEAD + table).ask(question).answer == answer
