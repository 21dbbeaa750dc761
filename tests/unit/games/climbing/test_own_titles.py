"""Titles that only one book has: tables, answers and the next game use their names."""

import pytest

import referee
from referee.errors import ImpossibleTable, ParseError
from referee.notation.json import read_data
from referee.notation.table_text import read_text

BOOK = """
extends = "president"
title_names.top = { ja = "王者", en = "champion" }
[titles]
3 = ["scum", "citizen", "top"]
"""
OVER = "hands:\n  A: out 2\n  B: out 1\n  C: out 3\nask:\n  which titles\n"


def test_titles_have_the_names_of_their_book() -> None:
    verdict = referee.read(f"rules: president\nseats: A, B, C\n{OVER}").ask("which titles")
    assert verdict.answer == {"B": "president", "A": "citizen", "C": "scum"}
    assert verdict.say("en").startswith("B is president, A citizen and C scum.")
    assert verdict.say("ja").startswith("身分はBがプレジデント、Aが市民、Cがスカムです。")


@pytest.mark.usefixtures("forgets_books")
def test_a_house_names_a_title_of_its_own() -> None:
    referee.define_house("ours", BOOK)
    verdict = referee.read(f"rules: ours\nseats: A, B, C\n{OVER}").ask("which titles")
    assert verdict.say("en").startswith("B is champion, A citizen and C scum.")
    table = referee.read("rules: ours\nseats: A (王者), B (Citizen), C (scum)")
    assert "seats: A (top), B (citizen), C (scum)" in str(table)
    assert read_data(table.to_dict()) == read_text(str(table))


@pytest.mark.parametrize(
    ("seats", "error"),
    [
        ("A (duke), B, C", ParseError),  # no book has this title
        ("A (daifugo), B, C", ImpossibleTable),  # another book has it
        ("A (president), B (president), C", ImpossibleTable),
    ],
)
def test_titles_that_cannot_be(seats: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        referee.read(f"rules: president\nseats: {seats}")


def test_two_citizens_may_sit_at_a_table_of_six() -> None:
    seats = "A (president), B (citizen), C (citizen), D (scum), E, F"
    assert referee.read(f"rules: president\nseats: {seats}").ask("who leads").answer == "D"
    with pytest.raises(ParseError) as caught:
        referee.read("rules: president\nseats: A (president), B (duke)")
    assert (caught.value.line, caught.value.column, caught.value.found) == (2, 26, "duke")
