"""What sessions and pages say to each other is what its schemas say, no more and no less."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gallery import make_states
from referee.faces.desk.edits import EDITS
from referee.faces.drawing import protocol
from referee.faces.drawing.protocol import FACES, Actions, check_state
from referee.faces.session import HANDED
from referee.faces.stepper.session import StepperSession
from referee.i18n.messages import LANGS
from referee.notation.table_text import TITLES
from tests.conftest import SESSIONS

FOLDER = Path(protocol.__file__).parent
SCHEMAS = {path.name: json.loads(path.read_text("utf-8")) for path in FOLDER.glob("*.json")}
TABLE = "rules: offkai\nseats: Aki, Ben\nfield: D4\nask:\n  may Ben play C10\n"


def objects(schema: Any) -> Iterator[dict[str, Any]]:
    """Every object with properties that a schema describes, however deep."""
    if isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" in schema:
            yield schema
        schema = list(schema.values())
    if isinstance(schema, list):
        for each in schema:
            yield from objects(each)


def is_action(described: dict[str, Any]) -> bool:
    return bool({"type", "zone"} & described["properties"].keys())


def test_every_part_of_a_state_is_named_and_no_other_may_be_there() -> None:
    found = [each for each in objects(list(SCHEMAS.values())) if not is_action(each)]
    assert len(found) > 50
    assert [each for each in found if each["additionalProperties"] is not False] == []


@pytest.mark.parametrize("face", FACES)
def test_a_face_does_what_the_schema_says_and_nothing_else(face: str) -> None:
    does = {name.removeprefix("_do_") for name in dir(SESSIONS[face]) if name.startswith("_do_")}
    if face == "desk":
        does |= EDITS.keys()
    assert does - {*HANDED} == Actions(face).fields().keys() - {*HANDED}


def test_languages_and_titles_are_those_that_there_are() -> None:
    shared = SCHEMAS["shared.schema.json"]["definitions"]
    assert sorted(shared["Lang"]["enum"]) == sorted(LANGS)
    title = next(
        each["properties"]["title"]
        for each in objects(SCHEMAS["desk.actions.schema.json"])
        if each["properties"].get("type") == {"enum": ["title"]}
    )
    assert title["enum"] == ["", *TITLES, None]


@pytest.mark.parametrize(
    "odd",
    [
        {"more": 1},
        {"seq": None},
        {"lang": "fr"},
        {"seats": [{"name": "Aki"}]},
        {"question": {"text": "", "label": "", "followed": 1}},
    ],
)
def test_what_is_no_state_is_refused(odd: dict[str, Any]) -> None:
    state = SESSIONS["desk"](TABLE).state()
    with pytest.raises(ValueError, match=next(iter(odd))):
        check_state("desk", {**state, **odd})
    del state["notice"]
    with pytest.raises(ValueError, match="notice"):
        check_state("desk", state)


def test_a_question_that_cannot_be_answered_is_told_like_any_other() -> None:
    session = StepperSession(f"{TABLE}  who takes the trick\n")
    asked = session.state()["asked"]
    assert [set(each) for each in asked] == [{"question", "sentence", "tone"}] * 2
    assert asked[1]["tone"] == "open"


@pytest.mark.full("the first tier checks the states that its other tests draw")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("view", make_states.FACES)
def test_the_states_of_the_gallery_are_states(view: str, lang: str, gallery_states: Path) -> None:
    drawn = json.loads(gallery_states.read_text("utf-8")).values()
    states = [each["state"] for each in drawn if (each["view"], each["lang"]) == (view, lang)]
    assert states
    for state in states:
        check_state("desk" if view == "card" else view, state)
