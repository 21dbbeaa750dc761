"""A house's rules by which cards of certain numbers leave hands, or change places with others."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.rule_language import SentenceWords
from tests.own_rule import in_words, own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine
seats: Aki (daifugo), Ben (heimin), Chie (daihinmin)
turn: Aki
hands:
  Aki: S9 S3 C4
  Ben: {ben}
  Chie: D9 C9
play:
  Aki: S9
"""
NINE = 'when.play.rank = "9"\n'
EVERY = f'{NINE}then.discard = {{ count = "all", rank = ["3", "4"], by = "all" }}'


@pytest.mark.parametrize(
    ("said", "ben", "asked", "answer"),
    [
        (EVERY, "H3 D4 SK", "whose turn", ["Aki", "Ben"]),
        (EVERY, "H3 D4 SK", "may Ben discard H3 D4", "yes"),
        (EVERY, "H3 D4 SK", "may Ben discard H3", "no"),
        (EVERY, "H3 D4 SK", "may Aki discard S3 C4", "yes"),
        (EVERY, "H5 SK", "whose turn", "Aki"),
        (EVERY, "? x2", "may Ben discard H3 D4", "yes"),
        (f'{NINE}then.give = {{ count = 1, rank = ["3", "Jo"] }}', "H5", "may Aki give S3 to Ben",
         "yes"),
        (f'{NINE}then.give = {{ count = 1, rank = ["3", "Jo"] }}', "H5", "may Aki give C4 to Ben",
         "no"),
        (f"{NINE}then.give.rank = 'Jo'", "H5", "whose turn", "Ben"),
        (f"{NINE}then.swap.count = 1", "H5", "may Aki decline", "no"),
        (f"{NINE}then.swap = {{ count = 1, may = true }}", "H5", "may Aki decline", "yes"),
        (f"{NINE}then.swap.count = 3", "H5 H6 H7", "whose turn", "Ben"),
        (f"{NINE}then.swap = {{ count = 1, with = 'daifugo' }}", "H5", "whose turn", "Ben"),
    ],
)  # fmt: skip
def test_what_a_nine_does(said: str, ben: str, asked: str, answer: object, tmp_path: Path) -> None:
    assert [each for each in own_rule(tmp_path, said) if each.level == ERROR] == []
    assert referee.read(TABLE.format(ben=ben)).ask(asked).answer == answer


@pytest.mark.parametrize(
    ("then", "move", "error"),
    [
        ('then.swap = { count = 1, with = "daihinmin" }', "Aki: swaps S3 for D9 with Chie", False),
        ('then.swap = { count = 1, with = "daihinmin" }', "Aki: swaps S3 for H5 with Ben", True),
        (
            'then.swap = { count = 1, strength = "strongest" }',
            "Aki: swaps S3 for HK with Ben",
            False,
        ),
        (
            'then.swap = { count = 1, strength = "strongest" }',
            "Aki: swaps S3 for H5 with Ben",
            True,
        ),
        ("then.swap.count = 2", "Aki: swaps S3 for H5 with Ben", True),
    ],
)
def test_with_whom_and_for_which_cards(then: str, move: str, error: bool, tmp_path: Path) -> None:
    own_rule(tmp_path, NINE + then)
    table = referee.read(TABLE.format(ben="H5 HK"))
    if error:
        with pytest.raises(referee.IllegalPlay):
            table.play(move)
    else:
        assert table.play(move).ask("whose turn").answer == "Ben"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('then.discard.count = "all"', "sentence-all-of-what"),
        ('then.discard = { rank = "3", strength = "strongest" }', "sentence-not-with-rank"),
        ("then.swap = { may = true, count = 0 }", "sentence-value"),
    ],
)
def test_what_cannot_be_meant_is_refused(said: str, code: str, tmp_path: Path) -> None:
    found = [each.code for each in own_rule(tmp_path, NINE + said) if each.level == ERROR]
    assert found == [code]


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.play.rank": ("Jo",), "then.discard.count": "all", "then.discard.by": "all",
          "then.discard.rank": ("3", "4")},
         "ジョーカーを出すと、全員が手札から3と4を全部捨てる。",
         "When a joker is played, each player has to discard all 3s and 4s."),
        ({"when.play.rank": ("9",), "then.give.count": 1, "then.give.rank": ("2", "Jo")},
         "9を出すと、出した人が次の番の人に2かジョーカーを1枚渡す。",
         "When a 9 is played, the player has to give the next player one 2 or joker."),
        ({"when.play.rank": ("5",), "then.swap.count": 1, "then.swap.with": "daifugo"},
         "5を出すと、出した人が手札の1枚を、大富豪のカード1枚と交換する。",
         "When a 5 is played, the player swaps one card for one of the daifugo."),
        ({"when.play.rank": ("A",), "when.play.count": 3, "then.swap.count": 2,
          "then.swap.strength": "strongest", "then.swap.may": True},
         "Aを3枚出すと、出した人が手札の2枚を、好きな人の一番強いカード2枚と交換できる。",
         "When three aces are played, the player may swap two cards for the two "
         "strongest cards of any other player."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: SentenceWords, ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}
