"""What a verdict rests on, at the desk and the stepper: found out once somebody opens it."""

from __future__ import annotations

import pytest

from referee.explain.scope_text import scope_lines
from referee.table import Verdict
from referee.ui.desk.session import DeskSession
from referee.ui.stepper.session import StepperSession
from tests.protocol import check_state

TABLE = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nturn: Ben\nfield: Dan D4, Aki D5\n"
ASKED = TABLE + "ask:\n  may Ben play D9\n"
STORY = TABLE + "play:\n  Ben: D6\n  Chie: pass\n"
OPEN = {"type": "scope"}


def test_nobody_waits_who_does_not_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(_: Verdict) -> None:
        raise AssertionError("asked for what nobody wanted")

    monkeypatch.setattr(Verdict, "scope", property(looked))
    assert DeskSession(ASKED).state()["scope"] is None


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_opened_it_says_what_the_verdict_rests_on(lang: str) -> None:
    session = DeskSession(ASKED, lang)
    state = session.act(OPEN)
    check_state("desk", state)
    assert session.pictured is not None
    assert state["scope"] == [*scope_lines(session.pictured.scope, lang)]
    assert "♦5" in state["scope"][0]


def test_another_verdict_closes_it() -> None:
    session = DeskSession(ASKED)
    session.act(OPEN)
    assert session.act({"type": "ask", "text": "may Ben play D6"})["scope"] is None
    assert "scope" not in DeskSession(TABLE.replace("turn: Ben\n", "")).state()


def test_a_step_of_a_story_has_it() -> None:
    session = StepperSession(STORY)
    session.act({"type": "go", "step": 1})
    state = session.act(OPEN)
    check_state("stepper", state)
    assert state["scope"]
