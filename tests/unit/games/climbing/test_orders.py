"""The order of two clauses that act at once, chosen: what each finds of the other's doing."""

from __future__ import annotations

import pytest

import referee

TABLE = """
rules: daifugo + black_market + a_tax
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: SA HA DA C3 C4
  Ben: H3 H4 S2 H5
  Chie: D3 D4 D5 D6
  Dan: S4 S5 S6 S7
field: Ben SK DK CK
play:
  Aki: SA HA DA
"""
MARKET, TAX = "daifugo.black_market", "daifugo.a_tax"
SWAP_OF_TAKEN_CARDS = "Aki: swaps SK DK for S2 H5 with Ben"


def test_cards_taken_first_may_be_swapped() -> None:
    table = referee.read(TABLE)
    after = table.under(table.rulebook.with_orders((TAX, MARKET))).play(SWAP_OF_TAKEN_CARDS)
    assert after.ask("what must Aki do").answer == []


def test_cards_taken_afterwards_cannot_be_swapped() -> None:
    table = referee.read(TABLE)
    with pytest.raises(referee.IllegalPlay):
        table.under(table.rulebook.with_orders((MARKET, TAX))).play(SWAP_OF_TAKEN_CARDS)
