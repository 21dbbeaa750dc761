"""A family from outside the package is on the desk and in the quiz without a word of theirs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from referee.i18n.messages import LANGS
from referee.library.context import remove_family
from referee.ui.desk.session import DeskSession
from referee.ui.quiz.quiz import Quiz
from referee.ui.quiz.session import QuizSession

TABLE = """\
rules: toy, trump = none
seats: Aki, Ben, Chie
turn: Ben
hands:
  Ben: Y2 R5 R9
  Chie: ? x3
field: Aki R7
state: cursed Chie
"""
PLAYS = {"en": "plays a card of the led colour", "ja": "親の色のカードを出す番です"}
CARD = {"en": "A card is laid", "ja": "カードが出る"}
"""Words that only the family's own locale files have."""


@pytest.fixture(autouse=True, scope="module")
def _toy() -> Iterator[None]:
    referee.add_family("toy", "tests.toy")
    yield
    remove_family("toy")


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_drawn_asked_and_played_on_the_desk(lang: str) -> None:
    session = DeskSession(TABLE, lang)
    state = session.state()
    assert state["problem"] is None
    assert (state["middle"]["kind"], state["moves"]) == ("trick", [])
    assert [seat["turn"] for seat in state["seats"]] == [False, True, False]
    assert state["seats"][1]["waits"]["text"] == PLAYS[lang]
    assert [play["cards"] for play in state["field"]] == [["R7"]]
    assert [mark["mark"] for mark in state["marks"] if mark["on"]] == ["cursed Chie"]
    asked = session.act({"type": "ask", "text": state["questions"][0]["text"]})
    assert "Ben" in asked["verdict"]["sentence"]
    made = session.act({"type": "make", "move": "Ben: R9"})
    assert (made["problem"], made["seats"][2]["turn"]) == (None, True)
    assert [play["cards"] for play in made["field"]] == [["R7"], ["R9"]]
    taken = session.act({"type": "ask", "text": "who takes the trick"})
    assert "Ben" in taken["verdict"]["sentence"]
    assert [reason["clause"] for reason in taken["verdict"]["reasons"]] == ["toy.high"]
    refused = DeskSession(TABLE + "ask:\n  may Ben play Y2\n", lang).state()
    assert refused["verdict"]["tone"] == "no"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("play", "ask", "said"),
    [("", "who takes the trick", "seat-0"), ("play:\n  Ben: R9\n", "what happens", ["toy_card"])],
)
def test_it_is_asked_in_the_quiz(play: str, ask: str, said: object, lang: str) -> None:
    session = QuizSession([Quiz(TABLE + play, ask)], lang)
    form = session.state()["form"]
    assert all(each["label"] for each in (*form["values"], *form["others"]))
    if ask == "what happens":
        assert form["values"][0] == {
            "value": "toy_card",
            "label": CARD[lang],
            "seat": None,
            "cards": [],
        }
    right = session.act({"type": "answer", "said": said})
    assert (right["problem"], right["given"]["right"]) == (None, True)
    assert right["verdict"]["sentence"]
    other = QuizSession([Quiz(TABLE + play, ask)], lang)
    assert other.act({"type": "answer", "said": "depends"})["given"]["right"] is False
