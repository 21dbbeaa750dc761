"""Sayings, lists of seats and last cards are read, and what is meant is asked if nothing is."""

from __future__ import annotations

import pytest

import referee

QUESTIONS = [
    # seats in a list
    ("5 skip is on. sitting Lou me Kit Zoe, Lou plays two 5s. whose turn", "Zoe"),
    ("players are Tom, Ann and me. Tom plays a 9, whose turn is it", "Ann"),
    ("5飛ばしあり。みお→れん→ゆき→はるの順で、みおが5を1枚。次は誰", "ゆき"),
    # a player named alone after a play: whose turn is it
    ("Ben plays an 8. Ben again?", "Ben"),
    ("9 reverse. order is Ann Bob Cid, Bob puts the 9 of clubs, so it's Ann right?", "Ann"),
    # who went out is judged with the cards played last
    ("Ann went out with an 8. is that legal?", "foul"),
    ("友達がハートの8であがりました。反則ですよね?", "foul"),
    ("my last two cards are a 4 and a 5. I put the 4, all pass, then the 5, am I out?", "clean"),
    # a hand against the cards on the field
    ("Mo played four 6s. I've got four 5s. counter?", "yes"),
    ("Pia puts a pair of 9s, I have two 8s. is mine higher?", "no"),
    # sayings
    ("queen of hearts down, Pam puts her jack because of the revolution. ok?", "yes"),
    ("3枚出しの5に対して8を3枚出したら場は流れますか", "clear"),
]


@pytest.mark.parametrize(("text", "answer"), QUESTIONS)
def test_the_first_meaning_answers(text: str, answer: str) -> None:
    said = referee.understand(text)
    reading = said.reading or said.guess
    assert reading is not None
    assert [verdict for verdict in reading.verdicts if answer in str(verdict.answer)], reading.text


TABLE = "rules: daifugo\nseats: Ivy, Ravi, Sol, Tess\nturn: Ravi\nfield: Ivy S4 H4\n"
TRICK = "rules: spades\nseats: Ann, Bo, Cy, Di\nfield: Ann D10, Bo DK, Cy S2\nturn: Di\n"
UNASKED = [
    (TABLE, "Ravi has two fives", "may Ravi play D5 C5"),
    (TABLE, "Ravi passes Sol passes Tess passes", "whose turn"),
    (TABLE, "are 8 8 ok", "may Ravi play S8 H8"),
    (TABLE, "Ravi wants to drop both his nines", "may Ravi play S9 H9"),
    (TRICK, "Di throws the 3 of spades", "who takes the trick"),
]


@pytest.mark.parametrize(("table", "text", "question"), UNASKED)
def test_what_is_meant_at_a_table_is_asked(table: str, text: str, question: str) -> None:
    said = referee.understand(text, referee.read(table))
    reading = said.reading or said.guess
    assert reading is not None
    assert [str(asked) for asked in reading.questions] == [question]


def test_the_speakers_partner_sits_opposite() -> None:
    said = referee.understand(
        "I bid 3 and took 5, partner bid 4 and took 3. our score?", book="spades"
    )
    reading = said.reading or said.guess
    assert reading is not None
    assert reading.table.seats[2] == "Partner"
