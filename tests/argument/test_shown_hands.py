"""Hands that are shown and the board are read, and who wins is asked of course."""

from __future__ import annotations

import pytest

import referee

SHOWN = {
    ("holdem", "board is K 9 9 4 2, I have pocket fours"):
        ["9 9 2 4 K", "4 4", "what hand has Aki"],
    ("holdem", "Board K9942. Ann has aces, Ben K4. split?"):
        ["9 9 2 4 K", "A A", "4 K", "who wins"],
    ("holdem", "flop 3 4 5, turn J, river 2. Ann holds A6, I hold 7 7. who wins"):
        ["2 3 4 5 J", "6 A", "7 7", "who wins"],
    ("holdem", "ボードはQQ852。アンがK8、俺がJ8 チョップ?"):
        ["2 5 8 Q Q", "8 K", "8 J", "who wins"],
    ("poker", "Ann: 6 6 6 K K, Ben: QQQ33"): ["6 6 6 K K", "3 3 Q Q Q", "who wins"],
    ("poker", "JJ884 or JJ88K, which is better?"): ["4 8 8 J J", "8 8 J J K", "who wins"],
}  # fmt: skip


@pytest.mark.parametrize(("book", "text"), SHOWN)
def test_hands_that_are_shown_are_compared(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    assert said.reading is not None
    described = said.reading.table.description
    boards = [mark.split()[1:] for mark in described.state if mark.startswith("board")]
    told = [[card[1:] for card in board] for board in boards]
    told += [[card.rank for card in hand.cards] for hand in described.hands.values()]
    told += [[card.rank for card in play.cards] for play in described.field]
    *cards, question = SHOWN[book, text]
    assert sorted(map(sorted, told)) == sorted(sorted(ranks.split()) for ranks in cards)
    assert [*map(str, said.reading.questions)] == [question]


def test_no_flush_comes_from_suits_that_nobody_named() -> None:
    said = referee.understand("I have A K 9 4 2, Ben has QQ753", book="poker")
    assert said.reading is not None
    assert [verdict.answer for verdict in said.reading.verdicts] == [["Ben"]]


@pytest.mark.parametrize("text", ["can three 8s beat two pair", "does a flush beat a straight"])
def test_kinds_of_hands_are_no_hands(text: str) -> None:
    said = referee.understand(text, book="poker")
    assert said.reading is not None
    assert said.reading.clauses
