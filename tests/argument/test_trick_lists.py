"""A trick whose cards are only listed lies on the table, and who takes it is asked."""

from __future__ import annotations

import pytest

import referee

LISTED = {
    ("spades", "hearts led: 6 hearts, jack hearts, four of spades, 2 hearts. whose is it"):
        ["H6", "HJ", "S4", "H2"],
    ("whist", "9d led then 4d, kd, 7c. who takes it"): ["D9", "D4", "DK", "C7"],
    ("whist", "no trumps. the led card was the 5 of clubs, then queen, 8, ace. who has it"):
        ["C5", "CQ", "C8", "CA"],
    ("hearts", "クラブ6リード、クラブ10、ハート3、クラブJ。取るのは誰?"): ["C6", "C10", "H3", "CJ"],
    ("euchre", "切り札はダイヤ。ハートK、ハート10、ダイヤ9、ハートAの順。誰の?"):
        ["HK", "H10", "D9", "HA"],
    ("torite", "黄4、黄9、青2、黄1の順に出た。取るのは?"): ["Y4", "Y9", "B2", "Y1"],
}  # fmt: skip


@pytest.mark.parametrize(("book", "text"), LISTED)
def test_a_listed_trick_lies_on_the_table(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    assert said.reading is not None
    field = said.reading.table.description.field
    assert [str(play.cards[0]) for play in field] == LISTED[book, text]
    assert [*map(str, said.reading.questions)] == ["who takes the trick"]


def test_mine_is_one_of_the_cards() -> None:
    said = referee.understand("8c led then jc, 3h, ac. mine is the jack. did I win?", book="whist")
    assert said.reading is not None
    field = said.reading.table.description.field
    assert [bool(play.seat) for play in field] == [False, True, False, False]
    assert field[1].seat == said.reading.table.seats[1]


NO_TRICKS = [
    ("spades", "I have the 9 of hearts, jack of hearts and 4 of spades. what can I lead"),
    ("hearts", "手札はハート3、ハートA、スペード2。どれが出せる?"),
]


@pytest.mark.parametrize(("book", "text"), NO_TRICKS)
def test_the_cards_of_a_hand_are_no_trick(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    reading = said.reading or said.guess
    assert reading is not None
    assert reading.table.description.field == ()
    assert [len(hand.cards) for hand in reading.table.description.hands.values()] == [3]


OWNED = {
    ("whist", "Ann led 7 hearts, I put the queen, Cal ruffed with 2 clubs, Dee the king. whose"):
        ["H7", "HQ", "C2", "HK"],
    ("hearts", "アンがクラブの4リード、ベンがクラブの9、俺がハートの2、チエがJ。誰の?"):
        ["C4", "C9", "H2", "CJ"],
}  # fmt: skip


@pytest.mark.parametrize(("book", "text"), OWNED)
def test_everybodys_card_is_on_the_table(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    assert said.reading is not None
    field = said.reading.table.description.field
    assert [str(play.cards[0]) for play in field] == OWNED[book, text]
    assert [play.seat for play in field] == [*said.reading.table.seats]
    assert [*map(str, said.reading.questions)] == ["who takes the trick"]
