"""The scorecard: its tests are there, it has every promise of the README, and it is up to date."""

from __future__ import annotations

import ast
import doctest
import re

import pytest

from tests.docs import scorecard
from tests.docs.scorecard import CARD, COUNT, Promise, card, counted, promises
from tests.paths import ROOT

README = (ROOT / "README.md").read_text("utf-8")
every_promise = pytest.mark.parametrize("promise", promises(), ids=lambda promise: promise.en)


def plain(text: str) -> str:
    """A text on one line, with its counts."""
    return " ".join(text.split())


def section(heading: str) -> str:
    return README.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def promised() -> list[str]:
    """What the README promises: the list at its top and the sentence below it, what it says of the
    phone, and each row of the comparison in which Referee has a plain yes."""
    top = README.partition("\n## ")[0]
    bullets = re.findall(r"^- (.*?)(?=^- |^\n)", top, re.M | re.S)
    (answers,) = re.findall(r"^It answers .*?$", top, re.M)
    phone = re.split(r"(?<=\.)\s+", section("On a phone").strip())
    rows = re.findall(r"^\| ([^|]+) \| yes\b", section("How it compares"), re.M)
    return [plain(each) for each in (*bullets, answers, *phone, *rows)]


def test_examples() -> None:
    done = doctest.testmod(scorecard)
    assert done.attempted
    assert not done.failed


@every_promise
def test_its_tests_are_there(promise: Promise) -> None:
    for test in promise.tests:
        path, _, name = test.partition("::")
        assert (ROOT / path).exists(), test
        if name:
            functions = ast.parse((ROOT / path).read_text("utf-8")).body
            assert name in {each.name for each in functions if isinstance(each, ast.FunctionDef)}


@every_promise
def test_what_it_quotes_is_in_the_readme(promise: Promise) -> None:
    assert [quote for quote in promise.readme if quote not in plain(README)] == []


def test_every_promise_of_the_readme_is_held() -> None:
    quotes = [quote for promise in promises() for quote in promise.readme]
    found = promised()
    assert len(found) > 10
    assert [each for each in found if not any(quote in each for quote in quotes)] == []


def test_it_is_up_to_date() -> None:
    """If not: ``python -m tests.docs.scorecard``."""
    assert CARD.read_text("utf-8") == card()


def test_a_count_is_renewed() -> None:
    assert COUNT.search("<!-- count books -->1<!-- -->")
    assert counted("<!-- count books -->1<!-- --> and 1") == (
        f"<!-- count books -->{scorecard.COUNTS['books']()}<!-- --> and 1"
    )
