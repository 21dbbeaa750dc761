"""What sessions and pages say to each other is what the protocol says, no more and no less."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from gallery import make_states
from referee.i18n.messages import LANGS
from referee.ui.desk.edits import EDITS
from referee.ui.session import HANDED
from referee.ui.shared.protocol.common import Lang
from referee.ui.stepper.session import StepperSession
from tests.conftest import SESSIONS
from tests.protocol import STATES, check_state

TABLE = "rules: offkai\nseats: Aki, Ben\nfield: D4\nask:\n  may Ben play C10\n"


@pytest.mark.parametrize("face", STATES)
def test_a_face_does_what_the_protocol_says_and_nothing_else(face: str) -> None:
    does = {name.removeprefix("_do_") for name in dir(SESSIONS[face]) if name.startswith("_do_")}
    if face == "desk":
        does |= EDITS.keys()
    assert does - {*HANDED} == SESSIONS[face].actions.fields().keys() - {*HANDED}


def test_languages_are_those_that_there_are() -> None:
    assert {*get_args(Lang)} == {*LANGS}


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
