"""A book without a clause that the procedure of its family has to cite is refused, with its line.

Shown by the toy family, which cannot be played without a rule that says which card is stronger.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from referee.i18n.messages import LANGS
from referee.library.context import add_family, check_book, current
from referee.rulebook.diagnostics import ERROR, Finding

HOUSE = 'extends = "toy"\n'
CLAUSE = """
[[clause]]
id = "ours.high"
title = {{ ja = "甲", en = "One" }}
ja = "甲"
en = "one"
where = {{ ja = "ここ", en = "here" }}
{}
"""
WHOLE = 'family = "toy"\ndeck = { kind = "coloured" }\n[title]\nja = "甲"\nen = "One"\n'


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with current().trial():
        add_family("toy", "tests.toy")
        yield


def lacking(folder: Path, text: str) -> list[Finding]:
    file = folder / "ours.toml"
    file.write_text(text, "utf-8")
    current().add_book(file)
    return [each for each in check_book("ours") if each.code == "lacks-role"]


@pytest.mark.parametrize(
    ("line", "way", "text"),
    [
        (2, "left-out", HOUSE + 'without = ["high"]\n'),
        (2, "left-out", HOUSE + 'without = ["low"]\n'),  # of another game of the book
        (9, "replaced", HOUSE + CLAUSE.format('replaces = "high"\nrule = "toy_follow"')),
        (9, "replaced", HOUSE + CLAUSE.format('replaces = "high"')),
        (1, "never", WHOLE + CLAUSE.format('rule = "toy_follow"')),
    ],
)
def test_the_line_that_is_to_blame_is_named(line: int, way: str, text: str, tmp_path: Path) -> None:
    (found,) = lacking(tmp_path, text)
    assert (found.level, found.line, found.args["way"]) == (ERROR, line, way)
    assert "which card is the stronger" in found.say("en")
    assert "どのカードが強いか" in found.say("ja")
    with pytest.raises(referee.BadBook):
        referee.read("rules: ours\nseats: Aki, Ben\n")
    assert "ours" not in referee.books()


@pytest.mark.parametrize(
    "text",
    [
        HOUSE + 'without = ["follow", "curse"]\n',
        HOUSE + CLAUSE.format('rule = "toy_strength"'),
        HOUSE + 'without = ["high"]\n' + CLAUSE.replace("ours.high", "ours.other").format(
            'rule = "toy_strength"\nvariants = ["high"]'
        ),
        WHOLE + CLAUSE.format('rule = "toy_strength"'),
    ],
)  # fmt: skip
def test_a_clause_that_has_the_role_is_enough(text: str, tmp_path: Path) -> None:
    assert lacking(tmp_path, text) == []
    referee.read("rules: ours\nseats: Aki, Ben\n")


def test_a_role_without_words_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.toy.rules.NEEDS", ("strength", "the moon"))
    (found,) = lacking(tmp_path, HOUSE)
    assert (found.line, found.args["way"]) == (1, "never")
    for lang in LANGS:
        assert "the moon" in found.say(lang)


@pytest.mark.parametrize("text", ['family = "bridge"\n', 'family = "climbing.rules"\n'])
def test_a_family_that_there_is_not_is_named(text: str, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(HOUSE + text, "utf-8")
    current().add_book(file)
    assert [(each.code, each.line) for each in check_book("ours")] == [("unknown-family", 2)]


@pytest.mark.parametrize("id_", current().package_ids())
def test_the_books_of_the_package_have_all_roles(id_: str) -> None:
    if id_ in current().all_book_ids():
        assert [each for each in check_book(id_) if each.code == "lacks-role"] == []
