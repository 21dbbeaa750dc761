"""What was told and isn't on the table is named, and no verdict is given without it."""

from __future__ import annotations

import pytest

import referee

LOST = [
    (
        "daifugo",
        "everyone passed, ann led the 9 of hearts, may bob play the 10 of hearts",
        "passed",
    ),
    ("daifugo", "Ann led the 9 of hearts after Bob went out. whose turn is it", "went out"),
    ("torite", "red is trump. Ann led yellow 8, I put blue 1. may I do that", "trump"),
    ("holdem", "場がスペード3枚、俺ダイヤA相手ダイヤK。どっちの勝ち?", "場が"),
    ("daifugo", "who goes after a 4", "4"),
    ("daifugo", "Qでスキップするルールあったっけ", "スキップ"),
]


@pytest.mark.parametrize(("book", "text", "word"), LOST)
def test_a_told_fact_that_is_not_read_is_named(book: str, text: str, word: str) -> None:
    said = referee.understand(text, book=book)
    assert said.reading is None
    assert word in " ".join(said.skipped)


ASKED_TWICE = [
    "can I put a joker on a king and does that clear",
    "2枚のジョーカーはペアで出せる?何より強い?",
]


@pytest.mark.parametrize("text", ASKED_TWICE)
def test_no_question_is_dropped(text: str) -> None:
    said = referee.understand(text)
    assert said.reading is None or said.reading.clauses


def test_what_may_be_played_on_cards_is_asked_about_a_field() -> None:
    for text in ("what can I play on a pair of 9s", "9のペアに何出せる?"):
        said = referee.understand(text)
        assert said.reading is not None
        assert [question.kind for question in said.reading.questions] == ["what_plays"]
        assert [len(play.cards) for play in said.reading.table.description.field] == [2]


def test_plays_one_after_the_other_are_not_one_play() -> None:
    said = referee.understand("4、8ときて5出した奴がいる。反則だよね")
    questions = said.reading.questions if said.reading else ()
    assert all(len(question.cards) < 2 for question in questions)


def test_numbers_and_words_that_only_look_like_cards_and_rules() -> None:
    assert not referee.understand("is he looking at her cards").is_understood
    told = referee.understand("we were 5, Ann played the 9 of hearts, whose turn is it").reading
    assert told is not None
    assert [len(told.table.seats), len(told.table.steps)] == [5, 1]
    first_trick = "1巡目にスペードのQ捨てられた。いいの?"
    assert not referee.understand(first_trick, book="hearts").is_understood


def test_pairs_that_are_named_one_after_the_other_are_pairs() -> None:
    said = referee.understand("ハートスペードの5、ハートスペードの8、次ハートクラブのJはだめ?")
    reading = said.reading or said.offers[0]
    assert [len(play.cards) for play in reading.table.description.field] == [2, 2]


NAMED_BESIDE_PLAYS = [
    ("5 skip, i play two fives. whose turn is it", "five_skip"),
    ("5とばしで5を2枚出したとき、4人だと誰の番になるの", "five_skip"),
    ("9 reverse, ben just played the 9. who is next", "nine_reverse"),
    ("five skip is on. ann plays two 5s. whose turn is it", "five_skip"),
]


@pytest.mark.parametrize(("text", "rule"), NAMED_BESIDE_PLAYS)
def test_a_rule_that_is_named_beside_plays_is_played(text: str, rule: str) -> None:
    said = referee.understand(text)
    assert said.reading is not None
    assert said.reading.table.rulebook.value(rule) is True
    assert [question.kind for question in said.reading.questions] == ["whose_turn"]


def test_a_rule_that_is_only_asked_about_is_not_switched_on() -> None:
    said = referee.understand("what does 5 skip do")
    assert said.reading is not None
    assert said.reading.table.rulebook.value("five_skip") is False


@pytest.mark.parametrize("text", ["Ann plays a 5 then Bob a jack", "ケンが5、次にマイがジャック"])
def test_plays_that_are_only_told_are_offered(text: str) -> None:
    said = referee.understand(text)
    assert said.reading is None
    assert said.offers


def test_seats_are_read_from_a_japanese_list() -> None:
    said = referee.understand("席はあい、ゆう、けん、みほの順。けんがKを出した。次は誰?")
    reading = said.reading or said.offers[0]
    assert reading.table.seats == ("あい", "ゆう", "けん", "みほ")


def test_a_bid_that_was_made_is_no_question_about_bidding() -> None:
    said = referee.understand("bid four and made four", book="oh_hell")
    reading = said.reading or said.offers[0]
    assert [clause.name for clause in reading.clauses] == ["score"]


ALL_PASSED = [
    ("Ann played the king of hearts, everyone passed. whose turn is it", "Ann"),
    ("Ann went out with a 9, everybody passed, who leads now", "Aki"),
    ("ケンがKを出して全員パス。次は誰の番?", "ケン"),
    ("ケンが9であがって全員パス。親は誰?", "アキ"),
]


@pytest.mark.parametrize(("text", "leads"), ALL_PASSED)
def test_everyone_passed_and_went_out_are_read(text: str, leads: str) -> None:
    said = referee.understand(text)
    assert said.reading is not None
    moves = said.reading.table.description.play
    assert [move.kind for move in moves] == ["play", "pass", "pass", "pass"]
    assert [str(verdict.answer) for verdict in said.reading.verdicts] == [leads]


CARDS = [
    ("daifugo", "ク5のあとク9出た。次は何出せる?", ["C5", "C9"]),
    ("daifugo", "ク5、ク9ときた。ハQ出せる?", ["C5", "C9"]),
    ("daifugo", "field 6s6h then 9s9h, can I play two kings", ["S6 H6", "S9 H9"]),
    (
        "hearts",
        "5 diamonds, K diamonds, A clubs, 9 diamonds. who takes it",
        ["D5", "DK", "CA", "D9"],
    ),
]


@pytest.mark.parametrize(("book", "text", "cards"), CARDS)
def test_short_names_of_cards_are_read(book: str, text: str, cards: list[str]) -> None:
    said = referee.understand(text, book=book)
    described = (said.reading or said.offers[0]).table.description
    plays = [play.cards for play in described.field] + [move.cards for move in described.play]
    assert [" ".join(map(str, play)) for play in plays] == cards


@pytest.mark.parametrize(
    "text", ["俺QQQ55、相手AAA22どっち", "I have QQQ55, he has AAA22, who wins"]
)
def test_hands_in_capitals_are_compared(text: str) -> None:
    said = referee.understand(text, book="poker")
    assert said.reading is not None
    assert [question.kind for question in said.reading.questions] == ["who_wins"]
    assert [len(play.cards) for play in said.reading.table.description.field] == [5, 5]


def test_cards_that_are_named_are_not_played_again() -> None:
    said = referee.understand("Ann plays 6 7 8 of hearts. does the eight cut")
    reading = said.reading or said.offers[0]
    assert [question.kind for question in reading.questions] == ["what_happens"]
    assert [len(move.cards) for move in reading.table.description.play] == [3]


NOT_COUNTED = [
    ("holdem", "場がハート4枚、俺ハートA相手ハートK。どっちの勝ち?", "4枚"),
]


@pytest.mark.parametrize(("book", "text", "count"), NOT_COUNTED)
def test_a_number_of_cards_that_is_not_read_is_named(book: str, text: str, count: str) -> None:
    said = referee.understand(text, book=book)
    assert said.reading is None
    assert count in " ".join(said.skipped)


def test_a_hand_is_told_after_the_card_on_top() -> None:
    said = referee.understand("top card is 9 of clubs i have the 9 of hearts", book="crazy_eights")
    assert said.reading is not None
    described = said.reading.table.description
    assert [str(play.cards[0]) for play in described.field] == ["C9"]
    assert [str(card) for hand in described.hands.values() for card in hand.cards] == ["H9"]


@pytest.mark.parametrize(
    ("book", "text"),
    [
        ("sevens", "hearts is at 9, can i play the jack of hearts"),
        ("daifugo", "strict lock on clubs: 5c 6c. can Vic play jack of clubs"),
        ("daifugo", "sandstorm on. table has a pair of aces and ive got three 3s"),
        ("hearts", "pam led the 3 of diamonds, jim played queen of spades with diamonds in hand"),
        ("daifugo", "there are 4 of us, everyone passed except joe who played a queen. whose turn"),
    ],
)
def test_what_is_half_understood_is_offered(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    assert said.reading is None
    assert said.offers


def test_pieces_of_an_unknown_word_are_shown_as_one() -> None:
    assert referee.understand("ふにゃけの件どうなった").unread == ["ふにゃけの件"]
