"""What other books say, at the desk and the stepper: looked for once somebody wants to know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from referee.table import Verdict
from referee.ui.desk.session import DeskSession
from referee.ui.stepper.session import StepperSession
from tests.protocol import check_state

TABLE = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nturn: Ben\nfield: Dan D4, Aki D5\n"
STRICT = TABLE + "ask:\n  may Ben play D9\n"
STORY = TABLE + "play:\n  Ben: D6\n  Chie: pass\n"
OPEN = {"type": "elsewhere"}
LEAGUE = {"type": "elsewhere", "book": "league"}


def does(session: DeskSession | StepperSession, **action: Any) -> dict[str, Any]:
    state = session.act(action)
    json.dumps(state)
    check_state("desk" if isinstance(session, DeskSession) else "stepper", state)
    return state


def test_nobody_waits_who_does_not_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(_: Verdict) -> None:
        raise AssertionError("asked for what nobody wanted")

    monkeypatch.setattr(Verdict, "elsewhere", property(looked))
    session = DeskSession(STRICT)
    assert session.state()["elsewhere"] is None
    assert does(session, type="ask", text="may Ben play D6")["elsewhere"] is None


def test_opened_it_lists_the_answers_in_words() -> None:
    opened = does(DeskSession(STRICT), **OPEN)["elsewhere"]
    assert opened["shown"] is None
    assert next(each for each in opened["answers"] if each["book"] == "daifugo") == {
        "book": "daifugo",
        "title": "Daifugo",
        "answerLabel": "Yes",
        "tone": "yes",
        "same": False,
    }
    told = does(DeskSession(STRICT, "ja"), **OPEN)["elsewhere"]["answers"]
    labels = {each["title"]: each["answerLabel"] for each in told}
    assert labels["大富豪"] == labels["大富豪(競技)"] == "出せる"


def test_those_that_say_something_else_come_first() -> None:
    session = DeskSession("rules: daifugo\nseats: Aki, Ben, Chie, Dan\nfield: D4, D5\n")
    opened = does(session, type="ask", text="may Chie play D7")["elsewhere"]
    assert opened is None
    answers = does(session, **OPEN)["elsewhere"]["answers"]
    assert len(answers) > 3
    assert not answers[0]["same"]
    assert all(each["same"] for each in answers[1:])
    assert answers[0]["book"] == "offkai"


def test_a_book_that_is_tapped_shows_its_whole_verdict_and_there_is_a_way_back() -> None:
    session = DeskSession(STRICT)
    before = session.state()
    state = does(session, **LEAGUE)
    shown = state["elsewhere"]["shown"]
    assert (shown["book"], shown["title"]) == ("league", "League daifugo")
    assert shown["verdict"]["sentence"] == "Ben may play ♦9."
    assert "league.suit_lock" in [each["clause"] for each in shown["verdict"]["reasons"]]
    assert (state["verdict"], state["text"]) == (before["verdict"], before["text"])
    assert not state["canUndo"]
    back = does(session, **OPEN)["elsewhere"]
    assert back["shown"] is None
    assert "league" in [each["book"] for each in back["answers"]]


def test_another_verdict_has_not_been_asked_for() -> None:
    session = DeskSession(STRICT)
    does(session, **LEAGUE)
    assert does(session, type="lang", lang="ja")["elsewhere"]["shown"]["title"] == "大富豪(競技)"
    assert does(session, type="ask", text="may Ben play D6")["elsewhere"] is None
    does(session, **OPEN)
    assert does(session, type="clear", what="field")["elsewhere"] is None


def test_beside_rules_that_are_tried_it_tells_who_says_the_same() -> None:
    session = DeskSession(STRICT)
    does(session, type="suppose", options={"strict_lock": False})
    answers = does(session, **OPEN)["elsewhere"]["answers"]
    assert {each["same"] for each in answers} == {True}
    assert does(session, type="suppose", options={})["elsewhere"] is None


def test_where_nothing_is_asked_there_is_nothing_to_open() -> None:
    session = DeskSession()
    assert "elsewhere" not in session.state()
    assert "elsewhere" not in does(session, **OPEN)


def test_a_book_that_cannot_have_the_table_is_told_and_shown_nowhere() -> None:
    session = DeskSession(STRICT)
    for book in ("uecda", "offkai", "no_such_book"):
        state = does(session, type="elsewhere", book=book)
        assert book in state["problem"]["message"]
        assert state["elsewhere"] is None


def test_a_refused_move_has_another_side_too() -> None:
    session = DeskSession(TABLE + "play:\n  Ben: D9\n")
    assert session.state()["verdict"]["answer"] == "no"
    answers = does(session, **OPEN)["elsewhere"]["answers"]
    assert {each["answerLabel"] for each in answers} == {"Yes"}


# ---- the stepper


def test_a_step_tells_what_others_say_to_its_move() -> None:
    session = StepperSession(TABLE + "play:\n  Ben: D9 !\n  Chie: D10\n")
    assert "elsewhere" not in session.state()
    assert does(session, type="step", by=1)["elsewhere"] is None
    shown = does(session, **LEAGUE)["elsewhere"]["shown"]
    assert shown["verdict"]["sentence"] == "Ben may play ♦9."
    assert does(session, type="step", by=1)["elsewhere"] is None


def test_a_move_that_no_question_asks_about_has_nothing_to_open() -> None:
    doubted = "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\n"
    doubted += "play:\n  Aki: (D5)\n  Ben: doubt\n  Aki: reveals D5\n"
    session = StepperSession(doubted)
    assert "elsewhere" in does(session, type="go", index=2)
    state = does(session, type="go", index=3)
    assert state["verdict"] is not None
    assert "elsewhere" not in state
