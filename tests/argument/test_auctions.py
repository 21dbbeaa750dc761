"""The calls of an auction are read, and the last bid is asked about."""

from __future__ import annotations

import pytest

import referee

AUCTIONS = {
    "south opens 1 diamond, west says 1 club, is that allowed?":
        ("auction 1D", ["may West bid 1C"]),
    "1 spade, pass, 2 hearts, pass. whose turn is it": ("auction 1S pass 2H pass", ["whose turn"]),
    "can I bid 2 clubs over 1NT": ("auction 1NT", ["may Aki bid 2C"]),
    "1ハート、パス、1NT、パス。誰の番?": ("auction 1H pass 1NT pass", ["whose turn"]),
}  # fmt: skip


@pytest.mark.parametrize("text", AUCTIONS)
def test_calls_are_read(text: str) -> None:
    said = referee.understand(text, book="bridge")
    assert said.reading is not None
    auction, asked = AUCTIONS[text]
    assert auction in said.reading.table.description.state
    assert [*map(str, said.reading.questions)] == asked
