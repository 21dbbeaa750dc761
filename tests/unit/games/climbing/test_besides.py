"""What may be done besides playing and passing is told where plays are asked about."""

from __future__ import annotations

import pytest

import referee
from referee.explain.reason_text import reason_text

SEVENS = """
rules: local + guerrilla
seats: Aki, Ben, Chie
turn: Ben
field: Aki S7
hands:
  Ben: H7 D7 C4
"""
NINES = """
rules: local + catapult
seats: Aki, Ben, Chie
turn: Ben
field: Aki S9 H9
hands:
  Ben: D9 C9
"""
FIELD = """
rules: local + relief_goods
seats: Aki (daifugo), Ben (daihinmin), Chie
turn: Ben
field: Chie S7, Aki SK
hands:
  Ben: ? x4
"""


def beside(table: str, question: str, lang: str = "en") -> list[str]:
    return [reason_text(each, lang) for each in referee.read(table).ask(question).nearly]


@pytest.mark.parametrize(
    ("table", "question", "told"),
    [
        (SEVENS, "what may Ben play", "Ben also may discard up to 2 cards."),
        (SEVENS, "what must Ben do", "Ben also may discard up to 2 cards."),
        (SEVENS, "may Ben play H7 D7", "Or Ben may discard up to 2 cards."),
        (NINES, "may Ben play D9 C9",
         "Or Ben may add cards of the same rank to the field."),
        (FIELD, "what may Ben play", "Ben also may take these cards from the field."),
    ],
)  # fmt: skip
def test_an_offer_is_told(table: str, question: str, told: str) -> None:
    assert beside(table, question) == [told]


def test_in_japanese_too() -> None:
    assert beside(SEVENS, "what may Ben play", "ja") == ["ほかに、Benは2枚まで捨てられます。"]


@pytest.mark.parametrize(
    "question", ["may Ben play C4", "may Ben pass", "what may Chie play", "may Ben discard H7"]
)
def test_nothing_is_told_of_what_does_not_bear_on_it(question: str) -> None:
    assert beside(SEVENS, question) == []


def test_what_hangs_on_cards_nobody_knows_is_not_offered() -> None:
    assert beside(SEVENS.replace("H7 D7 C4", "H7 ? x2"), "what may Ben play") == []


def test_what_has_to_be_said_is_told() -> None:
    table = (
        "rules: local + last_card_call\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: SK C9\n"
    )
    told = "Aki has to announce the last card before anyone else moves."
    assert beside(f"{table}play:\n  Aki: C9", "what must Aki do") == [told]
    assert beside(f"{table}play:\n  Aki: C9\n  Ben: pass", "what must Aki do") == []


def test_which_cards_an_offer_is_about() -> None:
    (barred,) = referee.read(SEVENS).ask("may Ben discard C4").because
    assert reason_text(barred, "en") == "Ben may only discard ♥7 ♦7."
    assert reason_text(barred, "ja") == "捨てられるのは♥7 ♦7だけです。"


def test_a_hand_without_a_play_may_only_pass() -> None:
    said = referee.read(SEVENS).ask("what may Ben play").say("en").partition("\n")[0]
    assert said == "Ben may pass; none of the known cards can be played."
