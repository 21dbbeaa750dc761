"""The rule picker as a widget, and a desk that plays by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import traitlets

import referee
from referee_widgets.desk import Desk
from referee_widgets.picker import RulePicker

pytest.importorskip("anywidget")

pytestmark = pytest.mark.usefixtures("forgets_books")

LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"


def tap(widget: RulePicker | Desk, type_: str, **fields: Any) -> None:
    widget.action = {"seq": widget.state["seq"] + 1, "type": type_, **fields}


def test_what_is_picked_can_be_observed() -> None:
    picker = RulePicker("daifugo")
    seen: list[str] = []
    picker.observe(lambda change: seen.append(change["new"]), "rules")
    tap(picker, "option", option="seven_pass", value=True)
    assert seen == ["rules: daifugo + seven_pass\n"]
    assert picker.rulebook.value("seven_pass") is True
    assert "seven_pass = true" in picker.house_text


def test_traits_are_set_from_python() -> None:
    picker = RulePicker("daifugo")
    picker.rules = "rules: offkai - suit_lock"
    assert (picker.book, picker.rules) == ("offkai", "rules: offkai - suit_lock\n")
    picker.house_text = 'extends = "offkai"\n[switches]\nemperor = true\n'
    assert picker.rules == "rules: offkai + emperor\n"
    picker.book = "hearts"
    assert picker.rules == "rules: hearts\n"
    picker.lang = "ja"
    assert picker.fixed["catalog"]["groups"][0]["label"] == "2"
    assert picker.fixed["labels"]["picker"] == "ルール選び"
    picker.rules = "rules: nothing"
    assert picker.rules == "rules: hearts\n"
    assert picker.state["problem"]["kind"] == "rules"


def test_what_hardly_changes_is_not_sent_again() -> None:
    picker = RulePicker("daifugo")
    seen: list[Any] = []
    picker.observe(seen.append, "fixed")
    tap(picker, "option", option="seven_pass", value=True)
    assert seen == []
    assert "catalog" not in picker.state


def test_save(tmp_path: Path) -> None:
    picker = RulePicker("daifugo", house=str(tmp_path / "ours.toml"))
    tap(picker, "option", option="seven_pass", value=True)
    assert not (tmp_path / "ours.toml").exists()
    house = picker.save()
    assert (house.revision, picker.rules) == (1, "rules: ours\n")
    referee.house(house.path).rule("second_j", "stays")
    tap(picker, "option", option="five_skip", value=True)
    with pytest.raises(RuntimeError, match="has been changed"):
        picker.save()
    with pytest.raises(RuntimeError, match="no file to save to"):
        RulePicker("daifugo").save()


def test_the_desk_plays_by_what_is_picked() -> None:
    picker, desk = RulePicker("offkai"), Desk(LOCKED)
    traitlets.link((picker, "rules"), (desk, "rules"))
    assert desk.verdict["answer"] == "no"
    tap(picker, "option", option="suit_lock", value=False)
    assert desk.verdict["answer"] == "yes"
    assert "field: D4, D7, D9" in desk.table
    tap(desk, "undo")
    assert desk.verdict["answer"] == "no"
    assert picker.rules == desk.rules == "rules: offkai\n"
    tap(desk, "option", option="suit_lock", value=False)
    assert picker.rulebook.value("suit_lock") is False


def test_linked_rules_may_be_set_in_any_spelling() -> None:
    picker, desk = RulePicker("offkai"), Desk(LOCKED)
    traitlets.link((picker, "rules"), (desk, "rules"))
    picker.rules = "rules: offkai - 縛り\nreadings: second_j = stays"
    assert picker.rules == desk.rules
    assert desk.verdict["answer"] == "yes"
    desk.rules = "rules: nothing"
    assert desk.state["problem"]["message"]
    assert desk.rules == picker.rules == "rules: offkai - suit_lock\nreadings: second_j = stays\n"
    picker.rules = "rules: torite, game = daifugo"
    assert desk.state["problem"]["kind"] == "cleared"
    assert desk.rules == "rules: torite, game = daifugo\n"


def test_the_desk_plays_by_a_house(tmp_path: Path) -> None:
    picker, desk = RulePicker("offkai", house=tmp_path / "ours.toml"), Desk(LOCKED)
    traitlets.link((picker, "rules"), (desk, "rules"))
    tap(picker, "ruling", option="lock_distinct_players", value="three_distinct_players", note="")
    picker.save()
    assert desk.rules == "rules: ours\n"
    assert desk.verdict["rulings"][0]["decides"] == "lock_distinct_players"


def test_a_group_agrees_in_a_notebook_and_has_its_sheet() -> None:
    picker = RulePicker("daifugo")
    tap(picker, "agree", show="questions", afresh=True)
    tap(picker, "answer", option="seven_pass", value=True)
    assert "- 7-pass" in picker.sheet.say("en")
    picture = picker.sheet._repr_mimebundle_()["text/html"]
    assert "7-pass" in picture
    assert "7渡し" in picture
