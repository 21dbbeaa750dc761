"""The desk as a widget: traits that a notebook's author sets and observes."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("anywidget")

from referee_widgets import Desk

LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"


def test_the_bundle_is_there() -> None:
    assert "render" in str(Desk()._esm)
    assert ".referee" in str(Desk()._css)


def test_a_table_that_is_set_is_judged() -> None:
    desk = Desk()
    assert desk.verdict == {}
    desk.table = LOCKED
    assert desk.verdict["answer"] == "no"
    assert desk.state["verdict"]["answerLabel"] == "No"
    desk.lang = "ja"
    assert desk.state["verdict"]["answerLabel"] == "出せない"


def test_what_the_user_does_can_be_observed() -> None:
    desk = Desk(LOCKED)
    seen: list[Any] = []
    desk.observe(lambda change: seen.append(change["new"]["answer"]), "verdict")
    desk.action = {"seq": 1, "type": "option", "option": "suit_lock", "value": False}
    assert seen == ["yes"]
    assert "- suit_lock" in desk.table
    assert desk.state["seq"] == 1


def test_an_unreadable_table_keeps_the_last_one() -> None:
    desk = Desk(LOCKED)
    desk.table = "rules: offkai\nseats: Aki, Ben\nfield: 4D\n"
    assert desk.table == LOCKED
    assert desk.state["problem"]["line"] == 3
