"""Pairs of rules that nothing puts in an order: a table or a house can say which goes first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from referee.interaction_checker.recorded import unsettled
from referee.library.context import book, check_book, rulebook, using
from referee.library.library import Library

TABLE = """\
rules: {}
{}seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: C7 C8 C9 C10 D3 D4
play:
  Aki: C7 C8 C9 C10
"""
OWN = """\
extends = "offkai"
undecided = [["ours.seven_gives", "ours.seven_drops"]]

[[clause]]
id = "ours.seven_drops"
kind = "adopted"
title = { ja = "捨て7", en = "Dropping seven" }
when.play = { rank = "7" }
then.discard.count = 1

[[clause]]
id = "ours.seven_gives"
kind = "adopted"
title = { ja = "渡し7", en = "Giving seven" }
when.play = { rank = "7" }
then.give = { count = 1, to = "next" }
"""


@pytest.fixture
def own() -> Iterator[Library]:
    with using(Library()) as made:
        yield made


def says(reading: str, lang: str = "en") -> str:
    said = f"readings: {reading}\n" if reading else ""
    table = referee.read(TABLE.format("daifugo + seven_pass + ten_discard", said))
    return table.ask("what must Aki do").say(lang)


def test_a_table_says_which_comes_first() -> None:
    first = "seven_pass_or_ten_discard = {}_first"
    assert says("").startswith("Nothing says which comes first, 7-pass or 10-discard.")
    assert says(first.format("seven_pass")).startswith("Aki may give Ben one card.")
    assert says(first.format("ten_discard")).startswith("Aki may discard one card.")


def test_where_nobody_says_it_the_verdict_asks_in_both_languages() -> None:
    asks = "Nothing says which comes first, 7-pass or 10-discard."
    assert f"{asks}\nIf 7-pass comes first, Aki could give Ben one card." in says("")
    assert "7渡しと10捨てのどちらが先か、ルールでは決まっていません。" in says("", "ja")


def test_it_matters_only_where_both_are_in_use() -> None:
    name = "seven_pass_or_ten_discard"
    for choices in ({}, {"seven_pass": True}, {"ten_discard": True}):
        rules = rulebook("daifugo", choices)
        assert name not in [option.name for option, _ in rules.alternatives()]
    both = rulebook("daifugo", {"seven_pass": True, "ten_discard": True})
    assert [value for option, value in both.alternatives() if option.name == name] == [
        "seven_pass_first", "ten_discard_first",
    ]  # fmt: skip


@pytest.mark.parametrize("book_id", ["daifugo", "local"])
def test_whatever_is_known_to_be_unsettled_can_be_said(book_id: str) -> None:
    of = book(book_id)
    everything = {option.name: True for option in of.options.values() if option.kind == "switch"}
    pairs = [*unsettled(rulebook(book_id, everything))]
    assert len(pairs) > 20
    orders = [set(order) for option in of.options.values() if option.reading
              for order in option.reading.orders.values()]  # fmt: skip
    assert [pair.clauses for pair in pairs if {*pair.clauses} not in orders] == []


def test_a_house_may_leave_its_own_rules_undecided_and_rule_on_them(own: Library) -> None:
    own.add_text("ours", OWN)
    told = referee.read(TABLE.format("ours", "")).ask("what must Aki do")
    assert told.answer == "unsettled"
    ruling = '[[ruling]]\ndecides = "seven_drops_or_seven_gives"\nvalue = "seven_gives_first"\n'
    own.add_text("theirs", OWN.replace("ours", "theirs") + ruling)
    told = referee.read(TABLE.format("theirs", "")).ask("what must Aki do")
    assert told.say("en").startswith("Aki must give Ben one card.")


@pytest.mark.parametrize(
    ("pairs", "said"),
    [
        ('[["ours.seven_gives"]]', "a list of pairs of different clauses"),
        ('[["ours.seven_gives", "ours.seven_gives"]]', "a list of pairs of different clauses"),
        ('[["ours.seven_gives", "ours.seven_drop"]]', "ours.seven_drops"),
        ('["ours.seven_gives", "ours.seven_drops"]', "a list of pairs, like [["),
        ('"ours.seven_gives"', "a list of pairs"),
    ],
)
def test_a_pair_that_is_none_is_told_with_its_line(own: Library, pairs: str, said: str) -> None:
    own.add_text("ours", OWN.replace('[["ours.seven_gives", "ours.seven_drops"]]', pairs))
    found, *_ = [each for each in check_book("ours") if each.line == 2]
    assert said in found.say("en")
    assert found.say("ja")
