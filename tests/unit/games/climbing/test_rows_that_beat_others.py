"""A row that may be played on other combinations isn't barred by being a form of its own."""

import pytest

import referee

OURS = """
extends = "daifugo"
[[clause]]
id = "ours.chop"
title = { ja = "2切り", en = "Chop" }
when.play = { row = "3 or more", each = 2, on = { rank = "2", count = 1 } }
then.allow = true
overrides = ["daifugo.strength", "daifugo.forms"]
"""
PAIRS = "C7 D7 D8 C8 S9 C9"


@pytest.mark.usefixtures("forgets_books")
@pytest.mark.parametrize(
    ("field", "answer"),
    [
        ("S2", "yes"),
        ("SA", "no"),
        ("S2 H2", "no"),
        ("S3 H3", "no"),
        ("S3 H3 S4 H4 S5 H5", "yes"),
        ("S3 S4 S5 S6 S7 S8", "no"),
    ],
)
def test_consecutive_pairs_that_beat_a_two(field: str, answer: str) -> None:
    referee.define_house("ours", OURS)
    table = referee.read(f"rules: ours\nseats: A, B\nfield: {field}")
    assert table.ask(f"may A play {PAIRS}").answer == answer
