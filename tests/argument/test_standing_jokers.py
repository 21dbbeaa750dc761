"""A joker is named with the card that it stands for."""

from __future__ import annotations

import pytest

import referee

TABLE = """
rules: daifugo
seats: Tom, Sue, Raj
turn: Raj
hands:
  Raj: S8 S9 Jo D7 D8 ?
field: Tom H4 H5 H6
"""
ASKED = {
    "can Raj play 8 9 of spades with the joker as the 7": "may Raj play S8 S9 Jo=7",
    "can i use the joker as a 7 with 8 and 9 of spades": "may Raj play Jo=7 S8 S9",
    "joker as 10 with s8 s9 can he": "may Raj play Jo=10 S8 S9",
    "8 9 of spades and a joker standing in for the 7 of spades, ok?": "may Raj play S8 S9 Jo=S7",
    "can Raj play S8 S9 and a joker for the 10": "may Raj play S8 S9 Jo=10",
    "joker being the 7, plus 8 9 of spades. ok?": "may Raj play Jo=7 S8 S9",
    "ジョーカーを7にしてスペードの8 9と出せる?": "may Raj play Jo=7 S8 S9",
    "スペード8 9とジョーカーを7として出せる?": "may Raj play S8 S9 Jo=7",
    "ジョーカー7扱いでスペード8 9いける?": "may Raj play Jo=7 S8 S9",
    "ジョーカーをスペードの10の代わりにしてスペードの8と9出せる?": "may Raj play Jo=S10 S8 S9",
    "7扱いのジョーカーとスペード8 9出していい?": "may Raj play Jo=7 S8 S9",
}
OTHERS = [
    "can Tom swap the joker for the 5",
    "do jokers count as 8s",
    "ジョーカーは8として数える?",
    "does a joker count as an 8",
    "ジョーカーを8として出しても8切りになる?",
]


@pytest.mark.parametrize("text", ASKED)
def test_a_joker_stands_for_the_card_that_is_named(text: str) -> None:
    said = referee.understand(text, referee.read(TABLE))
    reading = said.reading or said.guess
    assert reading is not None
    assert [str(question) for question in reading.questions] == [ASKED[text]]


@pytest.mark.parametrize("text", OTHERS)
def test_a_joker_that_is_swapped_or_counted_stands_for_nothing(text: str) -> None:
    said = referee.understand(text, referee.read(TABLE))
    asked = [
        str(q) for reading in (said.reading, *said.offers) if reading for q in reading.questions
    ]
    assert not any("Jo=" in question for question in asked)
