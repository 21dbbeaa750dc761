"""Cards whose suit nobody named: the suit of the trick, or one in which the play is legal."""

from __future__ import annotations

import pytest

import referee

CHOSEN = {
    ("whist", "Ann led the 4 of clubs, Bob the ten, Cal the king, Dee the 2. who takes it"):
        ["C4", "C10", "CK", "C2"],
    ("hearts", "アンがダイヤの8、ベンがJ、チエがA、ダイが3。誰が取る?"):
        ["D8", "DJ", "DA", "D3"],
    ("uno", "blue 5 on the pile. Ann plays a reverse. whose turn?"): ["BR"],
    ("uno", "場は黄色の2。アンがスキップを出した。次は誰?"): ["YS"],
    ("daifugo", "C4 then C7, Ann plays a jack. whose turn?"): ["CJ"],
}  # fmt: skip


@pytest.mark.parametrize(("book", "text"), CHOSEN)
def test_cards_without_a_suit_get_one_that_fits(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    reading = said.reading or said.guess
    assert reading is not None
    described = reading.table.description
    played = [card for play in described.field for card in play.cards]
    played += [card for move in described.play for card in move.cards]
    assert [*map(str, played)][-len(CHOSEN[book, text]) :] == CHOSEN[book, text]


COVERS = {
    "4 5 6 of hearts on 3 4 5 of hearts": "may Aki play H4 H5 H6",
    "two jacks on two tens, ok?": "may Aki play DJ CJ",
    "the 9 of clubs on the 7 of clubs, legal?": "may Aki play C9",
}


@pytest.mark.parametrize("text", COVERS)
def test_cards_on_cards_are_a_play(text: str) -> None:
    said = referee.understand(text)
    assert said.reading is not None
    assert [*map(str, said.reading.questions)] == [COVERS[text]]
    assert len(said.reading.table.description.field) == 1


KICKERS = {
    ("dou_dizhu", "6 6 6 7 on the table, may I play 9 9 9 4?"): (["S6 H6 D6 S7"], 4),
    ("dou_dizhu", "場はKの3枚と5の1枚、8の4枚出せる?"): (["SK HK DK S5"], 4),
    ("big_two", "33366 on the table, may I play 44455?"): (["S3 H3 D3 S6 H6"], 5),
}  # fmt: skip


@pytest.mark.parametrize(("book", "text"), KICKERS)
def test_three_cards_with_others_are_one_play(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    assert said.reading is not None
    field, count = KICKERS[book, text]
    described = said.reading.table.description
    assert [" ".join(map(str, play.cards)) for play in described.field] == field
    assert [len(question.cards) for question in said.reading.questions] == [count]


HELD = [
    "Ann put two queens, I have two kings. does that beat her?",
    "Ann just put two 5s. i've got two 9s. counter?",
]


@pytest.mark.parametrize("text", HELD)
def test_a_hand_that_is_to_beat_a_play_is_played_on_it(text: str) -> None:
    said = referee.understand(text)
    reading = said.reading or said.guess
    assert reading is not None
    assert [question.kind for question in reading.questions] == ["may_play"]
    assert [len(question.cards) for question in reading.questions] == [2]


@pytest.mark.parametrize("text", ["Ben has two 9s", "ben, 9 9?", "is 9 9 ok for ben"])
def test_cards_named_at_a_table_are_asked_about(text: str) -> None:
    table = referee.read("rules: daifugo\nseats: Aki, Ben, Chie\nturn: Ben\nfield: Aki S6 H6\n")
    said = referee.understand(text, table)
    assert said.reading is not None
    assert [question.kind for question in said.reading.questions] == ["may_play"]
    assert [len(question.cards) for question in said.reading.questions] == [2]
