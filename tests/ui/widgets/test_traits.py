"""What observers of a widget's traits hear: each change once, with the value that then stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from referee.web.static_page import still
from referee_widgets.desk import Desk, VerdictCard
from referee_widgets.picker import RulePicker
from referee_widgets.quiz import Quiz
from referee_widgets.stepper import Stepper

pytest.importorskip("anywidget")

LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"
OTHER = LOCKED.replace("C10", "D10")
STORY = "rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4\n  Ben: D7\n  Aki: D9\n"
Heard = list[tuple[str, Any, Any]]


def made(face: str) -> Any:
    makes: dict[str, Callable[[], Any]] = {
        "desk": lambda: Desk(LOCKED),
        "card": lambda: VerdictCard(LOCKED),
        "stepper": lambda: Stepper(STORY, index=1),
        "quiz": lambda: Quiz(LOCKED, OTHER),
        "picker": lambda: RulePicker("offkai"),
    }
    return makes[face]()


def heard_by(widget: Any) -> Heard:
    """What is told from now on of all traits; each must be told when all of them stand."""
    told: Heard = []

    def hear(change: Any) -> None:
        told.append((change["name"], change["old"], change["new"]))
        assert change["new"] == getattr(widget, change["name"])
        assert widget.state["lang"] == widget.lang
        assert widget.problem == (widget.state["problem"] or {})
        for name in {"index", "branch", "book"} & {*widget.trait_names()} & {*widget.state}:
            assert widget.state[name] == getattr(widget, name)

    widget.observe(hear, sorted({*widget.trait_names()} - {"comm", "layout"}))
    return told


CASES = [
    ("desk", "table", "rules: nix"),
    ("desk", "rules", "rules: nix"),
    ("desk", "tried", {"no_such_rule": True}),
    ("card", "table", "rules: nix"),
    ("stepper", "table", "rules: nix"),
    ("stepper", "branch", "nowhere"),
    ("quiz", "table", "rules: nix"),
    ("picker", "book", "nix"),
    ("picker", "rules", "rules: nix"),
    ("picker", "house_text", "extends = = 1"),
]


@pytest.mark.parametrize(("face", "name", "wrong"), CASES)
def test_what_cannot_be_is_never_heard_and_is_told_as_problem(
    face: str, name: str, wrong: Any
) -> None:
    widget = made(face)
    before, told = getattr(widget, name), heard_by(widget)
    assert widget.problem == {}
    setattr(widget, name, wrong)
    assert getattr(widget, name) == before
    assert sorted(each for each, *_ in told) == ["problem", "state"]
    assert widget.problem["message"]
    assert widget.problem == widget.state["problem"]
    setattr(widget, name, before)
    assert widget.problem == {}
    assert not widget.state["problem"]
    assert getattr(widget, name) == before


@pytest.mark.parametrize(
    ("face", "name", "said", "stands"),
    [
        ("stepper", "index", 9, 3),
        ("stepper", "index", -4, 0),
        ("stepper", "table", STORY.replace("D9", "♦9"), None),
        ("quiz", "index", 5, 1),
        ("desk", "table", OTHER.replace(", ", " , "), OTHER),
        ("desk", "rules", "rules: offkai - 縛り", "rules: offkai - suit_lock\n"),
        ("desk", "lang", "ja", "ja"),
        ("desk", "tried", {"suit_lock": False, "revolution": True}, {"suit_lock": False}),
        ("picker", "rules", "rules: 大富豪", "rules: daifugo\n"),
        ("picker", "book", "hearts", "hearts"),
    ],
)
def test_each_change_is_told_once(face: str, name: str, said: Any, stands: Any) -> None:
    widget = made(face)
    before, told = getattr(widget, name), heard_by(widget)
    setattr(widget, name, said)
    names = [each for each, *_ in told]
    assert len(names) == len(set(names)), names
    if stands is not None:
        assert getattr(widget, name) == stands
        assert [each for each in told if each[0] == name] == [(name, before, stands)]
        assert "state" in names
    else:
        assert names == []


def test_what_changes_by_a_tap_is_told_once() -> None:
    desk = made("desk")
    told = heard_by(desk)
    desk.action = {"seq": 1, "type": "option", "option": "suit_lock", "value": False}
    names = [each for each, *_ in told if each != "action"]
    assert sorted(names) == ["rules", "state", "table", "verdict"]


def test_an_observer_may_set_another_trait() -> None:
    desk = made("desk")
    told = heard_by(desk)

    def back(change: Any) -> None:
        desk.table = LOCKED.replace("C10", "D3")

    desk.observe(back, "verdict")
    desk.rules = "rules: offkai - suit_lock"
    last = {name: new for name, _, new in told}
    assert last["table"] == desk.table == desk.session.state()["text"]
    assert last["rules"] == desk.rules == "rules: offkai\n"
    assert last["verdict"] == desk.verdict


def test_several_at_once() -> None:
    stepper = made("stepper")
    told = heard_by(stepper)
    with stepper.hold_trait_notifications():
        stepper.table = STORY + "  Ben: DJ\n"
        stepper.index = 9
    assert (stepper.index, stepper.state["index"]) == (4, 4)
    assert [each for each in told if each[0] == "index"] == [("index", 1, 4)]


def test_a_problem_is_only_read() -> None:
    with pytest.raises(Exception, match="read-only"):
        made("desk").problem = {}


@pytest.mark.parametrize("face", ["quiz", "picker"])
def test_a_still_page_is_of_a_table(face: str, tmp_path: Path) -> None:
    widget = made(face)
    assert not hasattr(widget, "still_page")
    assert not widget.has_trait("page")
    assert not widget.has_trait("share_base")
    widget.action = {"seq": 1, "type": "still"}
    assert widget.problem["kind"] == "action"
    with pytest.raises(TypeError, match=type(widget).__name__):
        still(widget, tmp_path / "x.html")
    assert not (tmp_path / "x.html").exists()


@pytest.mark.usefixtures("forgets_books")
def test_a_picker_alone_makes_no_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    picker = RulePicker("daifugo", house=file)
    picker.action = {"seq": 1, "type": "option", "option": "seven_pass", "value": True}
    assert not file.exists()
    assert "There is no file" in picker.fixed["labels"]["not-saved"]
    picker.action = {"seq": 2, "type": "save"}
    assert "seven_pass = true" in file.read_text("utf-8")
    assert picker.rules == "rules: mine\n"
    picker.action = {"seq": 3, "type": "undo"}
    assert picker.rules == "rules: mine - seven_pass\n"
