"""Other rules at the desk: tried for a look, kept as rulings of a house, taken back by undo."""

from __future__ import annotations

import datetime
import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

import referee
from gallery.tables import TABLES
from referee import simulation
from referee.house_rules.errors import NoHouseFile
from referee.links import link
from referee.notation.link import read_link
from referee.table import Table
from referee.ui.desk.session import DeskSession
from referee.ui.stepper.session import StepperSession
from referee.verdict.pair_flips import Effort
from tests.thorough import THOROUGH

pytestmark = pytest.mark.usefixtures("forgets_books")

LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"
FOUL = (
    "rules: offkai\nseats: Aki, Ben, Chie\nhands:\n  Aki: S3 H3 D3 C3\n"
    "play:\n  Aki: S3 H3 D3 C3\nask:\n  is Aki out\n"
)
OFF = {"suit_lock": False}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "our-house.toml"


def does(session: DeskSession, type_: str, **fields: Any) -> dict[str, Any]:
    state = session.act({"type": type_, **fields})
    json.dumps(state)
    return state


def rulings(file: Path) -> dict[str, Any]:
    return {name: each.value for name, each in referee.house(file).rulings.items()}


# ---- trying


def test_what_is_tried_shows_the_other_verdict_and_changes_nothing() -> None:
    session = DeskSession(LOCKED)
    before = session.state()
    state = does(session, "suppose", options=OFF)
    assert state["tried"]["heading"] == "If you played without “Suit lock”:"
    assert state["tried"]["verdict"]["answer"] == "yes"
    assert (state["verdict"], state["text"]) == (before["verdict"], before["text"])
    assert session.verdict is not None
    assert session.tried_verdict is not None
    assert (session.verdict["answer"], session.tried_verdict["answer"]) == ("no", "yes")
    assert does(session, "suppose", options={})["tried"] is None


def test_the_heading_is_said_in_japanese() -> None:
    session = DeskSession(LOCKED, "ja")
    assert does(session, "suppose", options=OFF)["tried"]["heading"] == "『縛り』なしなら"


def test_changes_are_things_and_flips_are_conditions_in_japanese() -> None:
    session = DeskSession(LOCKED, "ja")
    flips = does(session, "flips")["verdict"]["flips"]
    assert "『縛り』なし" in [flip["label"] for flip in flips]
    (change,) = does(session, "suppose", options=OFF)["tried"]["changes"]
    assert change["label"] == "『縛り』なし"


def test_a_second_change_is_tried_on_top() -> None:
    session = DeskSession(LOCKED.replace("C10", "S8 H8"))
    both = {**OFF, "emperor": True}
    state = does(session, "suppose", options=both)
    assert [each["option"] for each in state["tried"]["changes"]] == ["suit_lock", "emperor"]
    assert state["tried"]["heading"] == "If you played without “Suit lock” and with “Emperor”:"


def test_undo_goes_back_from_what_is_tried_first() -> None:
    session = DeskSession(LOCKED)
    assert does(session, "suppose", options=OFF)["canUndo"]
    state = does(session, "undo")
    assert state["tried"] is None
    assert state["text"] == DeskSession(LOCKED).state()["text"]


def test_another_table_ends_the_try_and_another_question_does_not() -> None:
    session = DeskSession(LOCKED)
    does(session, "suppose", options=OFF)
    assert does(session, "ask", text="may Chie play S10")["tried"]["verdict"]["answer"] == "yes"
    assert does(session, "clear", what="field")["tried"] is None


@pytest.mark.parametrize("options", [{"no_such": True}, {"suit_lock": "perhaps"}, [], {"a": 1}])
def test_what_cannot_be_tried_is_told(options: Any) -> None:
    session = DeskSession(LOCKED)
    state = does(session, "suppose", options=options)
    assert state["problem"] is not None
    assert state["tried"] is None


def test_another_game_is_no_change_to_try() -> None:
    session = DeskSession("rules: torite\nseats: Aki, Ben, Chie\nask:\n  whose turn\n")
    assert does(session, "suppose", options={"game": "C"})["problem"]["kind"] == "unknown"


# ---- keeping


def test_without_a_house_it_is_kept_in_the_header_and_can_be_undone() -> None:
    session = DeskSession(LOCKED)
    does(session, "suppose", options=OFF)
    state = does(session, "keep")
    assert state["text"].startswith("rules: offkai - suit_lock\n")
    assert "this table" in state["notice"]
    assert state["tried"] is None
    assert state["verdict"]["answer"] == "yes"
    assert does(session, "undo")["text"].startswith("rules: offkai\n")


def test_a_house_is_made_and_cited_from_then_on(file: Path) -> None:
    session = DeskSession(LOCKED, house=file)
    assert not file.exists()
    does(session, "suppose", options=OFF)
    state = does(session, "keep", note="after the quarrel of Friday")
    today = datetime.date.today().isoformat()
    (ruling,) = referee.house(file).rulings.values()
    assert (ruling.value, ruling.note, str(ruling.day)) == (
        False, "after the quarrel of Friday", today,
    )  # fmt: skip
    cited = f"house ruling of {today}"
    assert cited in state["notice"]
    assert state["text"].startswith("rules: our-house\n")
    assert {each["ruling"] for each in state["verdict"]["reasons"]} == {cited}
    verdict = does(session, "flips")["verdict"]
    assert [flip["ruling"] for flip in verdict["flips"]] == [cited]
    assert verdict["rulings"][0]["note"] == "after the quarrel of Friday"
    fresh = DeskSession(LOCKED.replace("offkai", "our-house"))
    assert fresh.state()["verdict"]["answer"] == "yes"


def test_which_of_two_rules_comes_first_is_ruled_and_cited(file: Path) -> None:
    table = "rules: daifugo + seven_pass + ten_discard\nseats: Aki, Ben, Chie\nturn: Aki\n"
    hand = "hands:\n  Aki: C7 C8 C9 C10 D3 D4\nplay:\n  Aki: C7 C8 C9 C10\n"
    session = DeskSession(f"{table}{hand}ask:\n  what must Aki do\n", house=file)
    (left_open,) = does(session, "flips")["verdict"]["open"]
    labels = [each["label"] for each in left_open["outcomes"]]
    assert labels == ["7-pass first", "10-discard first", "The rules don’t settle it"]
    state = does(session, "suppose", options={left_open["option"]: "ten_discard_first"})
    assert state["tried"]["verdict"]["headline"].startswith("Aki may discard")
    state = does(session, "keep", note="as last year")
    assert rulings(file) == {"seven_pass_or_ten_discard": "ten_discard_first"}
    assert does(session, "flips")["verdict"]["rulings"][0]["note"] == "as last year"
    assert does(session, "undo")["verdict"]["answer"] == "unsettled"


def test_what_the_header_said_gives_way_to_the_ruling(file: Path) -> None:
    text = LOCKED.replace("rules: offkai", "rules: offkai + emperor - suit_lock")
    session = DeskSession(text, house=file)
    does(session, "suppose", options={"suit_lock": True})
    state = does(session, "keep")
    assert state["text"].startswith("rules: our-house + emperor\n")
    assert state["verdict"]["answer"] == "no"
    assert does(session, "flips")["verdict"]["rulings"][0]["option"] == "suit_lock"


def test_undo_takes_the_ruling_back_and_redo_brings_it_again(file: Path) -> None:
    session = DeskSession(LOCKED, house=file)
    does(session, "suppose", options=OFF)
    does(session, "keep", note="x")
    kept = referee.house(file).rulings
    does(session, "clear", what="field")  # what happens to the table leaves the ruling alone
    does(session, "undo")
    assert rulings(file) == OFF
    assert does(session, "undo")["text"].startswith("rules: offkai\n")
    assert rulings(file) == {}
    does(session, "redo")
    assert referee.house(file).rulings == kept


def test_undo_restores_the_former_ruling_as_it_was(file: Path) -> None:
    old = datetime.date(2024, 2, 3)
    house = referee.new_house(file, "offkai")
    house.rule("foul_state", "before_play", note="since ever", date=old)
    former = referee.house(file).rulings["foul_state"]
    session = DeskSession(FOUL.replace("offkai", "our-house"))
    assert session.state()["verdict"]["answer"] == "clean"
    does(session, "suppose", options={"foul_state": "after_play"})
    assert does(session, "keep")["verdict"]["answer"] == "foul"
    assert referee.house(file).rulings["foul_state"].day == datetime.date.today()
    assert does(session, "undo")["verdict"]["answer"] == "clean"
    assert referee.house(file).rulings["foul_state"] == former


def test_a_file_that_somebody_else_changed_loses_nothing(file: Path) -> None:
    referee.new_house(file, "offkai")
    session = DeskSession(LOCKED.replace("offkai", "our-house"))
    does(session, "suppose", options=OFF)
    file.write_text(file.read_text("utf-8") + "# by hand\n", "utf-8")
    state = does(session, "keep")
    assert state["problem"]["kind"] == "stale"
    assert "read again" in state["problem"]["message"]
    assert state["tried"]["options"] == OFF
    assert does(session, "keep")["problem"] is None
    assert rulings(file) == OFF
    assert "# by hand" in file.read_text("utf-8")


def test_a_house_of_another_game_is_told_and_the_table_can_keep_it(file: Path) -> None:
    referee.new_house(file, "whist")
    session = DeskSession(LOCKED, house=file)
    does(session, "suppose", options=OFF)
    assert "for “Whist”" in does(session, "keep")["problem"]["message"]
    assert does(session, "keep", where="table")["text"].startswith("rules: offkai - suit_lock")
    assert rulings(file) == {}


def test_who_keeps_it_at_the_table_alone_is_told_to_bring_a_house_only_where_there_is_none(
    file: Path,
) -> None:
    for house, advice in ((file, False), (None, True)):
        session = DeskSession(LOCKED, house=house)
        does(session, "suppose", options=OFF)
        notice = does(session, "keep", where="table")["notice"]
        assert "this table’s rules" in notice
        assert ("open the desk with a house book" in notice) is advice


def test_clauses_that_conflict_are_told_and_still_tried(tmp_path: Path) -> None:
    file = tmp_path / "the-house.toml"
    file.write_text(
        'extends = "offkai"\n[[clause]]\nid = "the-house.one"\nkind = "local"\n'
        'title = { ja = "一", en = "One" }\nwhere = { ja = "甲", en = "us" }\n'
        'ja = "一"\nen = "one"\n'
        'conflicts = ["offkai.suit_lock"]\n',
        "utf-8",
    )
    referee.house(file)
    for where in ("house", "table"):
        session = DeskSession(LOCKED.replace("offkai", "the-house"))
        does(session, "suppose", options={"one": True})
        state = does(session, "keep", where=where)
        assert state["problem"]["kind"] == "conflict"
        assert "still here" in state["problem"]["message"]
        assert state["tried"]["options"] == {"one": True}
        assert state["text"].startswith("rules: the-house\n")
        assert rulings(file) == {}
    does(session, "suppose", options={"one": True, "suit_lock": False})
    assert does(session, "keep")["problem"] is None
    assert rulings(file) == {"one": True, "suit_lock": False}


def test_a_house_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    session = DeskSession(LOCKED, house=tmp_path / "nowhere" / "our-house.toml")
    does(session, "suppose", options=OFF)
    state = does(session, "keep")
    assert state["problem"]["kind"] == "house"
    assert state["tried"]["options"] == OFF
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    with pytest.raises(NoHouseFile):
        DeskSession(LOCKED, house=folder)


# ---- two changes together


@pytest.mark.full("the first tier tries the flips of short games only")
def test_flips_of_a_long_game_are_tried_on_and_on() -> None:
    session = DeskSession(str(long_game(None if THOROUGH else 40)), "en")
    does(session, "ask", text="what happens")
    first = does(session, "flips")["verdict"]
    assert re.search(r"\d+ of \d+", first["flipsLeft"])
    told = does(session, "flips")["verdict"]
    assert told["flipsLeft"] != first["flipsLeft"]
    assert told["flips"][: len(first["flips"])] == first["flips"]
    while told.get("flipsLeft"):
        told = does(session, "flips")["verdict"]
    assert does(session, "flips")["verdict"] == told


def long_game(moves: int | None) -> Table:
    """Every rule is on, an order was left open early, and many moves follow."""
    options = referee.book("daifugo").options
    every = {name: True for name, option in options.items() if option.kind == "switch"}
    return simulation.play_out(simulation.deal(4, 5, "daifugo", choices=every), 9).table(moves)


def test_pairs_are_looked_for_when_they_are_asked_for() -> None:
    session = DeskSession(TABLES["pairs"])
    verdict = does(session, "flips")["verdict"]
    assert (verdict["flips"], verdict["pairs"]) == ([], None)
    (pair,) = does(session, "pairs")["verdict"]["pairs"]
    assert pair["options"] == {"suit_lock": False, "strict_lock": False}
    state = does(session, "suppose", options=pair["options"])
    assert (state["tried"]["verdict"]["answer"], pair["answerLabel"]) == ("yes", "Yes")
    assert does(session, "suppose", options={})["verdict"]["pairs"] is None


def test_pairs_are_looked_for_on_and_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DeskSession, "effort", Effort(2, math.inf))
    session = DeskSession(TABLES["pairs"])
    first = does(session, "pairs")["verdict"]
    assert len(first["pairs"]) == 1
    told = [first["pairsLeft"]]
    while told[-1]:
        told.append(does(session, "pairs")["verdict"]["pairsLeft"])
    assert len(told) == len(set(told)) > 2
    assert does(session, "pairs")["verdict"]["pairs"] == first["pairs"]


def test_pairs_without_a_verdict_are_none() -> None:
    assert does(DeskSession("rules: offkai\nseats: Aki, Ben\n"), "pairs")["verdict"] is None


# ---- passed on


def test_a_link_needs_no_house(file: Path) -> None:
    referee.new_house(file, "offkai").rule("suit_lock", False)
    table = referee.read(LOCKED.replace("offkai", "our-house + emperor"))
    there = read_link(link(table))
    assert there.startswith("rules: offkai")
    assert referee.read(there).ask("may Chie play C10").answer == "yes"
    assert referee.read(there).rulebook.value("emperor") is True
    shared = DeskSession(str(table)).state()
    assert shared["shared"] == there
    assert shared["text"].startswith("rules: our-house")
    story = "rules: our-house\nseats: Aki, Ben\nplay:\n  Aki: D4\n"
    assert StepperSession(story).state()["shared"].startswith("rules: offkai")


def test_a_house_with_clauses_of_its_own_goes_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "the-house.toml"
    file.write_text(
        'extends = "offkai"\n[[clause]]\nid = "the-house.one"\nkind = "local"\n'
        'title = { ja = "一", en = "One" }\nwhere = { ja = "甲", en = "us" }\n'
        'ja = "一"\nen = "one"\n',
        "utf-8",
    )
    referee.house(file)
    table = referee.read(LOCKED.replace("offkai", "the-house"))
    assert read_link(link(table)).startswith("rules: the-house")


def test_a_desk_with_a_house_begins_with_its_book(file: Path) -> None:
    assert DeskSession(house=file).state()["book"] == "daifugo"
    referee.new_house(file, "offkai")
    assert DeskSession(house=file).state()["book"] == "our-house"


def test_a_question_without_answer_is_told_while_something_is_tried() -> None:
    session = DeskSession(LOCKED)
    does(session, "suppose", options=OFF)
    for text in ("who takes the trick", "may Nobody play C10", "whose turn", "what may Chie play"):
        assert does(session, "ask", text=text)["seq"] == 0


# ---- what is said before anything is kept


def test_a_house_of_another_game_says_so_before_anything_is_kept(file: Path) -> None:
    referee.new_house(file, "daifugo")
    session = DeskSession(LOCKED, "ja", file)
    house = does(session, "suppose", options=OFF)["house"]
    assert "大富豪" in house["other"]
    assert house["other"].endswith("この卓の取り決めは保存できません。")


def test_what_else_the_house_says_is_told_before_a_table_begins_to_play_by_it(file: Path) -> None:
    referee.new_house(file, "offkai").rule("emperor", True)
    session = DeskSession(LOCKED, "en", file)
    assert session.state()["house"]["brings"] == ""
    brings = does(session, "suppose", options=OFF)["house"]["brings"]
    assert "emperor" in brings.casefold()
    assert "suit lock" not in brings.casefold()
    does(session, "keep", note="", where="house")
    assert does(session, "suppose", options={"suit_lock": True})["house"]["brings"] == ""
