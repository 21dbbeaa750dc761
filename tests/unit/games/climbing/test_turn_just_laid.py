"""Cards that were laid as they lie, and nobody told whose turn it is: who would be skipped."""

from __future__ import annotations

import pytest

import referee
from referee.explain.reason_text import reason_text

CHIE = "If Ben has just played ♥5, Chie is skipped and it’s Dan’s turn."


def told(
    field: str, question: str, rules: str = "daifugo + five_skip", more: str = ""
) -> list[str]:
    text = f"rules: {rules}\nseats: Aki, Ben, Chie, Dan\nfield: {field}\n{more}"
    verdict = referee.read(text).ask(question)
    return [reason_text(each, "en") for each in verdict.nearly]


@pytest.mark.parametrize("question", ["may Chie play H8", "may Chie play C4", "whose turn"])
def test_who_is_skipped_by_the_last_play_is_told(question: str) -> None:
    assert told("Aki H4, Ben H5", question) == [CHIE]


def test_all_of_several_are() -> None:
    both = "If Ben has just played ♠5 ♥5, Chie and Dan are skipped and it’s Aki’s turn."
    assert told("Ben H5 S5", "may Dan play H8 S8") == [both]


@pytest.mark.parametrize(
    ("field", "question", "more"),
    [
        ("Aki H4, Ben H5", "may Dan play H8", ""),  # whose turn it would be
        ("Aki H4, Ben H6", "may Chie play H8", ""),
        ("H4, H5", "may Chie play H8", ""),  # nobody knows whose they are
        ("Ben H5", "may Chie play H8", "turn: Chie\n"),
        ("Ben H5", "may Chie play H8", "turn: Aki\n"),
        ("Ben H5", "may Chie play H8", "state: passed Dan\n"),
        ("Ben H5, Dan H6", "may Chie play H8", ""),  # it did not come last
        ("Ben H5", "may Chie play H8", "hands:\n  Ben: out 1\n"),
    ],
)
def test_nobody_is_where_the_table_says_otherwise(field: str, question: str, more: str) -> None:
    assert not [text for text in told(field, question, more=more) if "skipped" in text]


def test_nor_where_somebody_may_answer_the_skip_first() -> None:
    rules = "local + five_skip + three_stop"
    assert not [text for text in told("Ben H5", "may Chie play H8", rules) if "skipped" in text]
