"""The desk as a widget: traits that a notebook's author sets and observes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee.library.context import current
from referee.web.static_page import still
from referee_widgets.desk import Desk, VerdictCard
from referee_widgets.stepper import Stepper

pytest.importorskip("anywidget")

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
    desk.table = "rules: offkai\nseats: Aki, Ben\nfield: 4X\n"
    assert desk.table == LOCKED
    assert desk.state["problem"]["line"] == 3


# ---- other rules, links, still pages


def test_what_is_tried_can_be_set_and_observed() -> None:
    desk = Desk(LOCKED)
    seen: list[Any] = []
    desk.observe(lambda change: seen.append(change["new"].get("answer")), "tried_verdict")
    desk.tried = {"suit_lock": False}
    assert desk.state["tried"]["heading"] == "If you played without “Suit lock”:"
    desk.action = {"seq": 1, "type": "suppose", "options": {}}
    assert seen == ["yes", None]
    assert (desk.tried, desk.table, desk.verdict["answer"]) == ({}, LOCKED, "no")


def test_what_cannot_be_tried_is_told_and_not_kept() -> None:
    desk = Desk(LOCKED)
    desk.tried = {"no_such_rule": True}
    assert desk.tried == {}
    assert desk.state["problem"]["kind"] == "unknown"


def test_a_card_keeps_rulings_in_its_house(tmp_path: Path) -> None:
    file = tmp_path / "a-house.toml"
    card = VerdictCard(LOCKED, house=file)
    try:
        card.tried = {"suit_lock": False}
        card.action = {"seq": 1, "type": "keep", "note": "x"}
        assert 'note = "x"' in file.read_text("utf-8")
        assert card.table.startswith("rules: a-house\n")
        assert card.verdict["rulings"][0]["decides"] == "suit_lock"
    finally:
        current().remove_book("a-house")


def test_a_still_page_is_sent_when_the_page_asks() -> None:
    desk = Desk(LOCKED)
    assert desk.page == {}
    desk.action = {"seq": 1, "type": "still"}
    assert "縛り" in desk.page["html"]
    assert desk.page["html"] == desk.still_page()
    desk.page = {}
    desk.action = {"seq": 3, "type": "lang", "lang": "ja", "earlier": [{"seq": 2, "type": "still"}]}
    assert desk.page["seq"] == 3
    assert 'lang="ja"' in desk.page["html"]
    desk.page = {}
    desk.action = {"seq": 4, "type": "lang", "lang": "en", "earlier": [{"seq": 2, "type": "still"}]}
    assert desk.page == {}  # it has been made


def test_a_still_page_in_a_language_there_is_not_begins_in_that_of_the_face(tmp_path: Path) -> None:
    assert Desk(LOCKED, lang="ja").still_page("fr") == Desk(LOCKED, lang="ja").still_page()
    page = still(LOCKED, tmp_path / "s.html", lang="fr").read_text("utf-8")
    assert '<html lang="en">' in page


def test_a_stepper_gives_its_still_page(tmp_path: Path) -> None:
    stepper = Stepper("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4\n", index=1)
    page = still(stepper, tmp_path / "s.html").read_text("utf-8")
    assert '"view":"stepper"' in page
    assert stepper.index == 1
