"""What the picker tells of rules that get in one another's way."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

import referee
from referee.interaction_checker import recorded
from referee.ui.rule_picker.session import PickerSession

pytestmark = pytest.mark.usefixtures("forgets_books")

OURS = """\
extends = "offkai"
switches = { exchange = false, revolution = false, j_back = false, spade_three = false, \
strict_lock = false, miyako_ochi = false, foul_finish = false }

[[clause]]
id = "ours.seven_drops"
kind = "local"
title = { ja = "うちの7", en = "Our seven" }
when.play = { rank = "7" }
then.discard.count = 1

[[clause]]
id = "ours.seven_gives"
kind = "local"
title = { ja = "渡す7", en = "Giving seven" }
when.play = { rank = "7" }
then.give = { count = 1, to = "next" }
"""
"""A house that plays by few rules besides: every pair of those in use is tried."""


def put_in(session: PickerSession, *names: str) -> dict[str, Any]:
    return session.act({"type": "options", "values": dict.fromkeys(names, True)})


def tried(session: PickerSession) -> dict[str, Any]:
    """Until nothing is untried: a slow machine may run out of time before that."""
    left = session.state()["untried"]
    while left:
        state = session.act({"type": "meet"})
        assert state["untried"] != left
        left = state["untried"]
    return session.state()


def test_what_a_switch_collides_with_is_told_with_both_outcomes() -> None:
    session = PickerSession("daifugo")
    assert put_in(session, "thief")["met"] == []
    shown = put_in(session, "death")["met"][0]
    assert shown["clauses"] == ["thief", "death"]
    begin = [each.partition(":")[0] for each in shown["outcomes"]]
    assert begin == ["If “Thief” comes first", "If “4-death” comes first"]


def test_the_table_shown_says_that_nothing_settles_it() -> None:
    told = put_in(PickerSession("daifugo"), "thief", "death")["met"][0]["table"]
    table, _, ask = told.partition("ask:\n")
    assert referee.read(table).ask(ask.strip()).answer == "unsettled"


def test_a_reading_that_settles_it_takes_it_away_and_leaving_one_out_too() -> None:
    session = PickerSession("daifugo")
    put_in(session, "thief", "death")
    settle = {"type": "option", "option": "thief_then_death", "value": "death_first"}
    assert session.act(settle)["met"] == []
    assert session.act({"type": "undo"})["met"]
    assert session.act({"type": "option", "option": "thief", "value": False})["met"] == []


@pytest.mark.full("the first tier reads stored collisions and tries none anew")
def test_rules_of_ones_own_are_tried_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    slow = recorded.MAX_SECONDS / 2
    monkeypatch.setattr(recorded, "monotonic", lambda: next(looks) * slow)
    session = PickerSession(lang="ja")
    session.act({"type": "load", "text": OURS, "name": "ours.toml"})
    state = put_in(session, "seven_drops", "seven_gives")
    assert state["untried"].startswith("まだ試していない組: ")
    assert state["met"] == []
    begun = session.act({"type": "meet"})
    assert begun["untried"] not in ("", state["untried"])
    assert begun["untried"].startswith("まだ試していない組: ")
    assert begun["notice"] == ""  # what is told of them stands beside them
    state = tried(session)
    assert state["problem"] is None
    assert state["met"][0]["clauses"] == ["seven_drops", "seven_gives"]
    assert "うちの7" in state["met"][0]["outcomes"][0]
    table, _, ask = state["met"][0]["table"].partition("ask:\n")
    assert referee.read(table).ask(ask.strip()).answer == "unsettled"
    again = put_in(session, "seven_drops")
    assert again["untried"] == ""


@pytest.mark.full("the first tier reads stored collisions and tries none anew")
def test_a_rule_that_says_something_else_is_tried_anew() -> None:
    session = PickerSession()
    session.act({"type": "load", "text": OURS, "name": "ours.toml"})
    put_in(session, "seven_drops", "seven_gives")
    assert tried(session)["met"]
    elsewhere = 'rank = "9", form = ["single", "set"] }\nthen.discard'  # a run may hold 7 and 9
    other = OURS.replace('rank = "7" }\nthen.discard', elsewhere)
    session.act({"type": "load", "text": other, "name": "ours.toml"})
    state = put_in(session, "seven_drops", "seven_gives")
    assert state["untried"]
    assert tried(session)["met"] == []
