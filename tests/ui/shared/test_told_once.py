"""What the headline says is not said again below it, in whichever language it is read."""

from __future__ import annotations

import pytest

import referee
from referee.i18n.messages import LANGS, message
from referee.ui.home.front_page_content import quarrels
from referee.ui.shared.verdict import draw_verdict

DOUBTED = quarrels("en")["doubt-the-last-card"].text.partition("ask:")[0]
PENALTY = f"{DOUBTED.rstrip()}\n  Chie: gives SK to Ben\nask:\n  what happens\n"
"""The penalty clause did two things: it gave a card and cleared the field."""

EMPEROR = """
rules: daifugo + emperor
seats: Aki, Ben, Chie
ask:
  may Aki play S4 H5 D6 C7
"""
"""That the emperor allows it stands in the headline with all that the reason says."""


def drawn(table: str, lang: str) -> dict[str, list[str]]:
    """The texts of the reasons as they are drawn, by clause."""
    read = referee.read(table)
    texts: dict[str, list[str]] = {}
    for each in draw_verdict(read.ask(read.questions[0]), lang)["reasons"]:
        texts.setdefault(each["clause"], []).append(each["text"])
    return texts


@pytest.mark.parametrize("lang", LANGS)
def test_of_a_clause_that_did_two_things_each_is_told_with_what_is_not_said(lang: str) -> None:
    given, cleared = drawn(PENALTY, lang)["million_doubt.penalty"]
    assert "♠K" in given
    assert message(lang, "cause-doubt-settled") in cleared


@pytest.mark.parametrize("lang", LANGS)
def test_a_clause_of_which_all_is_said_still_stands(lang: str) -> None:
    assert drawn(EMPEROR, lang)["daifugo.emperor"] == [""]
