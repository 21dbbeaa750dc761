"""Rules of a house by which cards come from the table, or are mixed."""

from __future__ import annotations

import pytest

import referee
from referee.rulebook.diagnostics import ERROR

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
        ('then.draw.count = "each"', "may Aki draw S4 H4", "yes"),
        ('then.draw.count = "each"', "may Aki decline", "no"),
        ("then.draw = { count = 1, may = true }", "may Aki decline", "yes"),
        ('then.draw = { count = 1, by = "others", blind = true }', "may Chie draw S4", "yes"),
        ('then.draw = { count = 1, by = "others", blind = true }', "may Aki draw S4", "no"),
        ('then.draw = { count = 1, by = "all", first = "next" }', "may Chie draw S4", "yes"),
        ('then.mix_hands = { with = "picked", may = true }', "may Aki pick Chie", "yes"),
        ('then.mix_hands = { with = "picked", may = true }', "may Aki decline", "yes"),
        ('then.mix_hands.with = "picked"', "may Aki decline", "no"),
        ('then.show = { strength = "strongest", by = "next", to = "player" }',
         "may Ben expose D8", "yes"),
        ('then.take = { from = "picked", named = true, times = 2 }', "may Aki decline", "yes"),
        ('then.discard.count = 1\nthen.draw.count = "discarded"', "may Aki draw S4", "no"),
        ("then.discard = { count = 2, may = true, in_full = true }",
         "may Aki discard C4", "yes"),
        ('then.show = { strength = "weakest", by = "others" }', "may Chie expose D7", "yes"),
        ('then.show = { strength = "weakest", by = "others" }', "may Chie expose C8", "no"),
        ('then.show = { strength = "strongest" }', "may Aki expose C4", "yes"),
        ('then.show = { by = "picked", to = "player", times = 2 }', "may Aki decline", "no"),
        ("then.discard = { count = 1, blind = true }", "may Aki discard C4", "yes"),
        ('then.discard = { count = 1, strength = "weaker" }', "may Aki discard C4", "yes"),
    ],
)  # fmt: skip
def test_a_house_says_so(then: str, asked: str, answer: str) -> None:
    _house(then)
    assert referee.read(TABLE).ask(asked).answer == answer


def test_where_no_card_lies_nothing_is_drawn() -> None:
    _house('then.draw = { from = "below", count = "each" }')
    assert referee.read(TABLE).ask("whose turn").answer == "Ben"


@pytest.mark.parametrize(
    "then",
    [
        'then.draw.count = "discarded"',
        "then.draw = { count = 1, own = true }",
        'then.draw = { count = 1, first = "next" }',
        'then.discard.count = 1\nthen.draw = { count = "discarded", in_full = true }',
        'then.mix_hands = { count = "equal", may = true }',
        'then.discard.count = 1\nthen.draw = { count = "discarded", by = "all" }',
    ],
)
def test_as_many_as_are_discarded_needs_a_discard(then: str) -> None:
    with pytest.raises(referee.BadBook) as told:
        _house(then)
    assert any(each.code == "sentence-about-nothing" for each in told.value.findings)


def test_one_for_each_card_needs_cards_that_are_meant() -> None:
    text = HOUSE.replace('when.play.rank = "9"', "when.play = true")
    with pytest.raises(referee.BadBook) as told:
        referee.define_house("ours", text.format(then='then.draw.count = "each"'))
    assert any(each.level == ERROR for each in told.value.findings)


def test_only_weaker_cards_are_discarded_and_who_has_none_is_not_asked() -> None:
    _house('then.discard = { count = "each", strength = "weaker" }')
    strong = TABLE.replace("C4", "C4 DK S10")
    assert referee.read(strong).ask("may Aki discard C4").answer == "yes"
    assert referee.read(strong).ask("may Aki discard DK").answer == "no"
    assert referee.read(strong.replace("C4 ", "")).ask("whose turn").answer == "Ben"


def test_the_strongest_or_unseen_cards_are_not_the_weaker_ones() -> None:
    with pytest.raises(referee.BadBook, match=r"then.discard.blind.*only weaker"):
        _house('then.discard = { strength = "weaker", blind = true }')
