"""Sentences that bring a form of their own: numbers in a row, so many cards of each, kickers."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.games.climbing.plays.custom_forms import BESIDE, Row, row_named, widest
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")


@pytest.mark.parametrize(
    ("said", "cards", "en", "ja"),
    [
        ('row = "2 or more", each = 4', "S3 H3 D3 C3 S4 H4 D4 C4",
         "Two or more sets of four in a row are a combination of their own. Only a stronger "
         "one of the same kind may follow, and they may follow no other combination.",
         "連続した数字の4枚組2つ以上は、同じ出し方の上にしか出せず、その上にも同じ出し方で"
         "もっと強いカードしか出せません。"),
        ('row = 1, each = 4, kicker = "single"', "S3 H3 D3 C3 S9",
         "Four cards of one rank with another card are a combination of their own. Only a "
         "stronger one of the same kind may follow, and they may follow no other "
         "combination.",
         "同じ数字4枚に1枚を付けた手は、同じ出し方の上にしか出せず、その上にも同じ出し方で"
         "もっと強いカードしか出せません。"),
        ('row = 1, each = 4, kicker = "two pairs"', "S3 H3 D3 C3 S9 H9 SJ HJ",
         "Four cards of one rank with two pairs are a combination of their own. Only a "
         "stronger one of the same kind may follow, and they may follow no other "
         "combination.",
         "同じ数字4枚にペア2組を付けた手は、同じ出し方の上にしか出せず、その上にも同じ出し方で"
         "もっと強いカードしか出せません。"),
    ],
)  # fmt: skip
def test_a_house_brings_a_form(said: str, cards: str, en: str, ja: str, tmp_path: Path) -> None:
    assert own_rule(tmp_path, f"when.play = {{ {said} }}") == []
    assert referee.book("ours").clause("ours.mine").wording == {"ja": ja, "en": en}
    hand = "seats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: CA " + cards + "\n"
    for house, answer in (("ours + mine", "yes"), ("ours", "no")):
        asked = referee.read(f"rules: {house}\n{hand}").ask(f"may Aki play {cards}")
        assert asked.answer == answer


@pytest.mark.parametrize(
    ("beside", "cards", "answer"),
    [
        ("any", "S3 H3 D3 C3 S9 H9", "yes"),
        ("different", "S3 H3 D3 C3 S9 H9", "no"),
        ("different", "S3 H3 D3 C3 S9 H8", "yes"),
        ("one suitless", "S3 H3 D3 C3 S9 H9", "no"),
        ("one suitless", "S3 H3 D3 C3 S9 Jo", "no"),  # a joker that stands for cards is none beside
    ],
)
def test_a_house_says_which_cards_may_be_added(
    beside: str, cards: str, answer: str, tmp_path: Path
) -> None:
    said = f'when.play = {{ row = 1, each = 4, kicker = "two singles", beside = "{beside}" }}'
    assert own_rule(tmp_path, said) == []
    table = referee.read("rules: ours + mine\nseats: Aki, Ben, Chie\nturn: Aki")
    assert table.ask(f"may Aki play {cards}").answer == answer


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("fewer-than-least", "row = 1, each = 2"),
        ("two-forms", 'row = 2, each = 2, mix = ["3", "9"]'),
        ("about-nothing", "row = 2, each = 2, counts = true"),
        ("never-so-many", "row = 2, each = 7"),
        ("never-so-many", "row = 14, each = 2"),
    ],
)  # fmt: skip
def test_forms_that_cannot_be_areown_rule(code: str, said: str, tmp_path: Path) -> None:
    assert [each.code for each in own_rule(tmp_path, f"when.play = {{ {said} }}")] == [
        f"sentence-{code}"
    ]


def test_of_two_rows_the_one_that_holds_all_plays_of_both_is_left() -> None:
    pairs, longer = Row(least=2, each=2).name, Row(least=3, each=2).name
    suited, kicked = Row(least=2, each=2, suits="same").name, Row(least=2, each=2, kicker="pair")
    assert widest([longer, "runs", pairs, pairs]) == ["runs", pairs]
    assert widest([pairs, suited, kicked.name]) == [pairs, kicked.name]
    assert row_named(kicked.name) == kicked
    added = [Row(1, 1, each=4, kicker="two singles", beside=beside).name for beside in BESIDE]
    assert widest(added) == added[:1]
