"""A session at the map of colliding rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.interaction_checker.recorded import SWEEP_FILES
from referee.interaction_checker.result import Interactions, NoInteractions
from referee.ui.interaction_map.session import MapSession
from tests.protocol import check_state

pytestmark = pytest.mark.usefixtures("forgets_books")

THIEF = ["daifugo.thief", "daifugo.death"]
SEVEN = ["daifugo.ten_discard", "daifugo.seven_pass"]


@pytest.fixture(scope="module")
def found() -> Interactions:
    return Interactions.from_json((SWEEP_FILES / "daifugo.json").read_text("utf-8"))


def does(session: MapSession, type_: str, **fields: Any) -> dict[str, Any]:
    state = session.act({"type": type_, **fields})
    check_state("map", state)
    return state


def test_rules_stand_card_by_card_and_every_pair_is_there(found: Interactions) -> None:
    state = MapSession(found).state()
    labels = [group["label"] for group in state["groups"]]
    assert labels[:4] == ["3", "4", "5", "6"]
    assert len(state["pairs"]) == len(found.pairs)
    groups = [rule["group"] for rule in state["clauses"]]
    assert groups == sorted(groups)
    thief, death = (
        next(at for at, rule in enumerate(state["clauses"]) if rule["id"] == id_) for id_ in THIEF
    )
    (pair,) = [each for each in state["pairs"] if each[:2] == sorted([thief, death])]
    assert state["kinds"][pair[2]]["id"] == "unsettled"


def test_a_pair_opens_at_the_end_of_its_table_with_both_outcomes(found: Interactions) -> None:
    session = MapSession(found)
    state = does(session, "pair", clauses=[*reversed(THIEF)])
    opened = state["opened"]
    assert [each["title"] for each in opened["clauses"]] == ["Thief", "4-death"]
    assert [each["when"] for each in opened["outcomes"]] == [
        "If “Thief” comes first",
        "If “4-death” comes first",
    ]
    assert state["stepper"]["index"] == state["stepper"]["length"] > 0
    state = does(session, "within", do={"type": "step", "by": -1})
    assert state["stepper"]["index"] == state["stepper"]["length"] - 1
    assert does(session, "pair", clauses=[])["stepper"] is None


def test_without_a_house_what_is_decided_stands_in_the_lines_for_a_table(
    found: Interactions,
) -> None:
    session = MapSession(found, lang="ja")
    does(session, "pair", clauses=SEVEN)
    state = does(session, "decide", value="seven_pass_first")
    assert "readings: seven_pass_or_ten_discard = seven_pass_first" in state["text"]
    assert len(state["ruled"]) == 1
    assert [each["chosen"] for each in state["opened"]["decides"]["values"]] == [True, False]
    assert does(session, "undo")["ruled"] == []
    assert does(session, "redo")["ruled"]
    assert does(session, "decide", value=None)["ruled"] == []


def test_a_house_keeps_it_as_a_ruling_that_verdicts_cite(
    found: Interactions, tmp_path: Path
) -> None:
    file = tmp_path / "ours.toml"
    referee.new_house(file, "daifugo")
    session = MapSession(found, house=file)
    does(session, "pair", clauses=SEVEN)
    state = does(session, "decide", value="ten_discard_first", note="as last year")
    assert state["problem"] is None
    assert state["opened"]["decides"]["ruling"].startswith("house ruling of ")
    (ruling,) = referee.house(file).rulings.values()
    assert (ruling.decides, ruling.value, ruling.note) == (
        "seven_pass_or_ten_discard", "ten_discard_first", "as last year",
    )  # fmt: skip
    does(session, "undo")
    assert referee.house(file).rulings == {}


def test_a_pair_that_is_settled_is_not_decided(found: Interactions) -> None:
    peace = {"kind": "independent", "counts": {"tried": 9, "both": 3, "changed": 0, "unsettled": 0}}
    data = json.loads(found.to_json())
    data["pairs"][0] |= {**peace, "outcomes": [], "witness": None, "question": None}
    session = MapSession(Interactions.from_json(json.dumps(data)))
    state = does(session, "pair", clauses=data["pairs"][0]["clauses"])
    assert state["opened"]["decides"] is None
    assert state["opened"]["says"].startswith("Both rules act")
    assert does(session, "decide", value="x_first")["problem"]["kind"] == "gone"


@pytest.mark.parametrize(
    ("action", "kind"),
    [
        ({"type": "pair", "clauses": ["daifugo.thief", "daifugo.no_such"]}, "gone"),
        ({"type": "pair", "clauses": "x"}, "action"),
        ({"type": "within", "do": {"type": "step", "by": 1}}, "gone"),
        ({"type": "decide", "value": "thief_first"}, "gone"),
        ({"type": "no_such"}, "action"),
    ],
)
def test_what_cannot_be_is_told_and_changes_nothing(
    found: Interactions, action: dict[str, Any], kind: str
) -> None:
    session = MapSession(found, lang="ja")
    before = session.state()
    state = session.act(action)
    assert state["problem"]["kind"] == kind
    assert (state["opened"], state["text"]) == (before["opened"], before["text"])


def test_a_value_that_is_none_is_refused(found: Interactions) -> None:
    session = MapSession(found)
    does(session, "pair", clauses=SEVEN)
    state = does(session, "decide", value="nine_first")
    assert state["problem"] is not None
    assert state["ruled"] == []


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"format": "x"}', '{"format": "referee.interactions/1"}']
)
def test_another_text_is_no_result(text: str) -> None:
    with pytest.raises(NoInteractions) as told:
        Interactions.from_json(text)
    assert "referee check" in told.value.say("ja")


def test_a_still_page_holds_every_pair_of_which_there_is_something_to_tell(
    found: Interactions,
) -> None:
    session = MapSession(found)
    does(session, "pair", clauses=THIEF)
    before = session.state()
    drawn = session.states("ja")
    assert next(iter(drawn)) == " ".join(sorted(THIEF))
    assert len(drawn) == 1 + len(found.pairs)
    assert drawn[""]["opened"] is None
    nero = drawn["daifugo.kings_privilege daifugo.nero"]
    assert nero["opened"]["clauses"][0]["title"] == "王の特権"
    assert nero["stepper"]["length"] == 1
    assert session.state() == before
