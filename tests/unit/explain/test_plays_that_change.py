"""What would flip a list of plays says which plays come and which go, not the list again."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.explain.answer_text import answer_sentence, then_text
from referee.i18n.messages import LANGS
from referee.model.questions import WHAT_PLAYS, Question

LOCKED = """
rules: offkai
seats: Aki, Ben, Chie
turn: Chie
field: Aki S4, Ben S5
state: suit lock S
hands:
  Chie: S7 H8 C9 D3 S6 S10
"""
"""4 and 5 lock the number, too: only the 6 may follow."""

LEADS = """
rules: offkai
seats: Aki, Ben
turn: Aki
hands:
  Aki: S3 H5 D9
"""

AKI = Question(WHAT_PLAYS, "Aki")
NOW: dict[str, Any] = {"single": ["S3", "S4", "S5", "H6"], "pass": True}


def lines(table: str, ask: str, lang: str) -> list[str]:
    return referee.read(table).ask(ask).say(lang, everything=True).split("\n")


def test_plays_that_come_are_named_alone() -> None:
    told = lines(LOCKED, "what may Chie play", "en")
    assert "Without “Strict lock”, Chie could also choose ♠7 or ♠10." in told
    told = lines(LOCKED, "what may Chie play", "ja")
    assert "『激縛り』がなければ、Chieはほかに♠7か♠10も選べます。" in told


def test_plays_that_go_are_named_alone() -> None:
    (said,) = (each for each in lines(LEADS, "what may Aki play", "en") if "May the leader" in each)
    assert said.endswith("Aki couldn’t pass.")
    (said,) = (each for each in lines(LEADS, "what may Aki play", "ja") if "親" in each)
    assert said.endswith("Akiはパスできません。")


def test_plays_that_come_and_go() -> None:
    after = {"single": ["S4", "S5", "H6"], "set": ["S4 H4"], "pass": True}
    assert then_text(AKI, after, "en", NOW) == ("Aki could also choose a set (♠4 ♥4), but not ♠3.")
    assert then_text(AKI, after, "ja", NOW) == (
        "Akiはほかに同時出し(♠4 ♥4)も選べますが、♠3は選べません。"
    )


@pytest.mark.parametrize(
    "after",
    [
        {"single": ["D9"], "pass": True},  # hardly anything stays
        {"single": ["S3", "S4", "S5"], "maybe": ["H6"], "pass": True},  # it stays, but otherwise
        {"pass": True, "single": [*reversed(NOW["single"])]},  # the same in another order
        {},
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_else_the_list_is_told(after: dict[str, Any], lang: str) -> None:
    whole = answer_sentence(AKI, after, lang, form="then")
    assert then_text(AKI, after, lang, NOW) == whole
