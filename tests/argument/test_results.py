"""What came of a deal is read: bids, contracts and tricks that were taken."""

from __future__ import annotations

import pytest

import referee

RESULTS = {
    ("oh_hell", "I bid 1 and made 2, how many points"): ["bid Aki 1", "tricks Aki 2"],
    ("oh_hell", "Ann said 4, she got 3. score?"): ["bid Ann 4", "tricks Ann 3"],
    ("oh_hell", "アンは2って言って3取った。何点?"): ["bid アン 2", "tricks アン 3"],
    ("spades", "Ann bid 4 and took six tricks, what's the score"): ["bid Ann 4", "tricks Ann 6"],
    ("bridge", "Ann plays 1NT and takes eight tricks. what is the score"):
        ["contract 1NT", "declarer Ann", "tricks Ann 8"],
    ("bridge", "ベンは3ハートのコントラクト、10トリック取れた。得点は?"):
        ["contract 3H", "declarer ベン", "tricks ベン 10"],
}  # fmt: skip


@pytest.mark.parametrize(("book", "text"), RESULTS)
def test_results_are_read_and_scored(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    reading = said.reading or said.guess
    assert reading is not None
    assert {*RESULTS[book, text]} <= {*reading.table.description.state}
    assert [question.kind for question in reading.questions] == ["score"]


@pytest.mark.parametrize("text", ["Ann took the 3, who leads now", "who took 3 tricks"])
def test_a_card_or_a_question_is_no_result(text: str) -> None:
    said = referee.understand(text, book="whist")
    readings = [reading for reading in (said.reading, said.guess) if reading is not None]
    assert [r for r in readings if "tricks" in " ".join(r.table.description.state)] == []
