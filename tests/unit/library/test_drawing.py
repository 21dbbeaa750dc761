"""Rules of a house by which cards come from the table, or are mixed."""

from __future__ import annotations

import pytest

import referee
from referee.rulebook.finding import ERROR

pytestmark = pytest.mark.usefixtures("forgets_books")

HOUSE = """extends = "daifugo"

[[clause]]
id = "ours.mine"
kind = "local"
title = {{ ja = "うちの9", en = "Our nine" }}
when.play.rank = "9"
{then}
"""
TABLE = """
rules: ours + mine
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S9 H9 C4
  Ben: D5 D8
  Chie: D7 C8
discards: S4 H4
play:
  Aki: S9 H9
"""


def _house(then: str) -> None:
    referee.define_house("ours", HOUSE.format(then=then))


@pytest.mark.parametrize(
    ("then", "asked", "answer"),
    [
        ('then.draw.cards = "each"', "may Aki draw S4 H4", "yes"),
        ('then.draw.cards = "each"', "may Aki decline", "no"),
        ("then.draw = { cards = 1, may = true }", "may Aki decline", "yes"),
        ('then.draw = { cards = 1, by = "others", blind = true }', "may Chie draw S4", "yes"),
        ('then.draw = { cards = 1, by = "others", blind = true }', "may Aki draw S4", "no"),
        ('then.mix_hands = "anybody"', "may Aki pick Chie", "yes"),
        ('then.take = { from = "anybody", named = true, times = 2 }', "may Aki decline", "yes"),
        ("then.discard = { cards = 1, blind = true }", "may Aki discard C4", "yes"),
    ],
)
def test_a_house_says_so(then: str, asked: str, answer: str) -> None:
    _house(then)
    assert referee.read(TABLE).ask(asked).answer == answer


def test_where_no_card_lies_nothing_is_drawn() -> None:
    _house('then.draw = { from = "below", cards = "each" }')
    assert referee.read(TABLE).ask("whose turn").answer == "Ben"


def test_one_for_each_card_needs_cards_that_are_meant() -> None:
    text = HOUSE.replace('when.play.rank = "9"', "when.play = true")
    with pytest.raises(referee.BadBook) as told:
        referee.define_house("ours", text.format(then='then.draw.cards = "each"'))
    assert any(each.level == ERROR for each in told.value.findings)
