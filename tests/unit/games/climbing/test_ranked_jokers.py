"""Two jokers that are told apart: ranks of their own, whose card has no suit."""

from __future__ import annotations

import pytest

import referee
from referee.games.climbing.plays.custom_forms import Row
from referee.games.climbing.plays.form_registry import forms_of
from referee.model.mark_spelling import MarkSpelling

DECK = referee.book("dou_dizhu").deck
JOKERS = DECK.rank_mask("Jo-") | DECK.rank_mask("Jo+")


@pytest.mark.parametrize(
    "form",
    ["runs", "emperors", "spaced", "spaced_three", Row(3).name, Row(2, each=2).name],
)
def test_they_are_in_no_row(form: str) -> None:
    top = ("8", "9", "10", "J", "Q", "K", "A", "2")
    two_suits = DECK.suit_mask("S") | DECK.suit_mask("H")
    if form == "emperors":
        two_suits = DECK.naturals
    hand = sum(DECK.rank_mask(rank) & two_suits for rank in top) | JOKERS
    plays = forms_of(DECK).named(form).plays_in(hand, 0)
    assert plays
    assert not any(play.mask & JOKERS for play in plays)


def test_each_is_a_rank_without_a_suit() -> None:
    plays = forms_of(DECK).named("ranks").plays_in(JOKERS, 0)
    assert [(str(play), play.ranks, play.suits) for play in plays] == [
        ("Jo-", (13,), 0), ("Jo+", (14,), 0),
    ]  # fmt: skip
    assert [play.end_suits for play in plays] == [(0, 0), (0, 0)]


def test_a_kicker_may_be_one_of_them() -> None:
    hand = DECK.rank_mask("3") | JOKERS
    plays = forms_of(DECK).named(Row(1, 1, each=3, kicker="single").name).plays_in(hand, 0)
    assert {play.text.split()[-1] for play in plays} == {"Jo-", "Jo+"}
    pairs = forms_of(DECK).named(Row(1, 1, each=3, kicker="pair").name).plays_in(hand, 0)
    assert pairs == []


def test_they_are_written_as_marks_have_cards() -> None:
    word = MarkSpelling("left_over", "left over", value="cards")
    mark = word.read("left over Jo+ S3", DECK)
    assert mark is not None
    assert word.write(mark, DECK) == "left over S3 Jo+"


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("小王", "Jo-"), ("大王", "Jo+"), ("small joker", "Jo-"), ("the big joker", "Jo+"),
        ("小ジョーカー", "Jo-"),
    ],
)  # fmt: skip
def test_people_call_them_by_other_names(typed: str, named: str) -> None:
    table = referee.read("rules: dou_dizhu\nseats: Aki, Ben, Chie\nfield: Aki S2\nturn: Ben")
    assert str(table.ask(f"may Ben play {typed}").question) == f"may Ben play {named}"


def test_a_joker_without_its_size_is_one_of_both() -> None:
    with pytest.raises(referee.ParseError) as error:
        referee.read("rules: dou_dizhu\nseats: Aki, Ben, Chie\nhands:\n  Aki: Jo S3\n")
    assert "“Jo-” or “Jo+”" in error.value.say("en")
