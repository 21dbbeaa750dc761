"""What people type at the desk: what it calls things, what it offers, what it does not answer."""

from __future__ import annotations

import re

import pytest

from referee.library.context import rulebook
from referee.model.moves import Move
from referee.model.questions import KINDS
from referee.notation.lenient.reader import read_move, read_question
from referee.ui.desk.session import DeskSession
from referee.ui.shared.labels import bare_move_word, question_word, word
from tests.table_questions import question_about

from .test_desk import User

LOCK = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: Aki D4, Ben D7, Chie D9\n"


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_read_as_the_desk_calls_it(kind: str, lang: str) -> None:
    """What stands on a button can be typed."""
    names, deck = ("Aki", "Ben"), rulebook("daifugo").deck
    other = "victim" if "target" in KINDS[kind].asks_about else "Ben"
    asked = question_about(kind, deck, "Aki", other)
    assert read_question(question_word(asked, lang), names, deck) == asked


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("kind", ["pass", "decline", "doubt", "through", "point"])
def test_a_move_is_read_as_the_desk_calls_it(kind: str, lang: str) -> None:
    move = Move("Aki", kind, other="Ben" if kind == "point" else "")
    deck = rulebook("daifugo").deck
    assert read_move(bare_move_word(move, lang), ("Aki", "Ben"), deck) == move


def test_a_question_is_read_loosely_and_written_back() -> None:
    user = User(LOCK)
    state = user.does("ask", text="can dan play the ten of clubs?")
    assert state["question"]["text"] == "may Dan play C10"
    assert (state["problem"], state["verdict"]["tone"]) == (None, "no")


def test_an_unread_question_has_no_verdict_and_offers_what_is_near() -> None:
    user = User(LOCK)
    user.does("ask", text="may Dan play C10")
    state = user.does("ask", text="can dan play red 10")
    assert (state["verdict"], state["tried"]) == (None, None)
    assert (state["question"]["text"], state["question"]["label"]) == ("", "can dan play red 10")
    near = state["problem"]["near"]
    assert [each["label"] for each in near] == ["May Dan play ♥10?", "May Dan play ♦10?"]
    assert "Cards of this pack" in state["problem"]["more"]
    state = user.does("ask", text=near[1]["text"])
    assert (state["problem"], state["verdict"]["tone"]) == (None, "yes")


@pytest.mark.parametrize("text", ["can dan play red 10", "may Dn play D10", "may Dan plya D10"])
@pytest.mark.parametrize(
    ("lang", "asks"), [("en", "Did you mean"), ("ja", "もしかして|のことですか")]
)
def test_what_may_have_been_meant_is_asked_once(text: str, lang: str, asks: str) -> None:
    problem = User(LOCK, lang).does("ask", text=text)["problem"]
    assert problem["near"]
    assert len(re.findall(asks, problem["message"])) == 1


def test_what_was_asked_before_is_there_again_after_anything_else() -> None:
    user = User(LOCK)
    user.does("ask", text="may Dan play C10")
    user.does("ask", text="blah")
    state = user.does("lang", lang="ja")
    assert (state["verdict"], state["problem"]["text"]) == (None, "blah")
    assert user.does("noted")["verdict"]["tone"] == "no"


def test_a_move_is_read_loosely_and_offered() -> None:
    user = User(LOCK)
    state = user.does("make", move="dan plays ten of dimonds")
    assert [each["text"] for each in state["problem"]["near"]] == ["Dan: D10"]
    assert state["field"] == User(LOCK).sees["field"]
    state = user.does("make", move="dan plays ten of diamonds")
    assert "Dan: D10" in state["text"]
    assert "Aki: pass" in user.does("make", move="アキがパス".replace("アキ", "Aki"))["text"]


def test_what_is_declined_is_told_by_what_is_owed() -> None:
    user = User(
        "rules: daifugo + seven_pass\nseats: Aki, Ben, Chie\nhands:\n  Aki: S7 S3 H4\n"
        "play:\n  Aki: S7\n"
    )
    assert user.sees["moves"] == [], "what is waited for is offered once"
    waits = user.sees["seats"][0]["waits"]["moves"]
    assert ("Aki: declines", "gives nothing") in [(each["text"], each["label"]) for each in waits]
    user.does("lang", lang="ja")
    assert "Aki: declines" in user.does("make", move="Akiは渡さない")["text"]


BAD_NAMES = {
    "": "problem-name-none",
    "  ": "problem-name-none",
    "Ben": "problem-name-twice",
    "S3": "problem-name-card",
    "ジョーカー": "problem-name-card",
    "パス": "problem-name-card",
    "A" * 1000: "problem-name-short",
    "A,B": "problem-name-plain",
}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", BAD_NAMES, ids=lambda name: name[:9] or "empty")
def test_a_name_that_cannot_be_is_refused_with_its_reason(name: str, lang: str) -> None:
    session = DeskSession(LOCK, lang)
    before = session.board
    session.take({"type": "rename", "seat": 0, "name": name})
    state = session.state()
    assert session.board is before
    assert state["problem"]["message"] == word(lang, BAD_NAMES[name], name=name.strip())
    assert len(state["problem"]["message"]) < 100


def test_a_text_may_begin_its_parts_with_capital_letters() -> None:
    """As phones write them."""
    session = DeskSession("", "en")
    capitals = LOCK.replace("rules:", "Rules:").replace("seats:", "SEATS :").replace("f", "F")
    session.take({"type": "text", "text": capitals.replace("oFFkai", "offkai")})
    assert session.state()["problem"] is None
    assert session.state()["text"] == DeskSession(LOCK).state()["text"]
