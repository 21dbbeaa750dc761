"""The states and actions of all faces, as the Structs of the protocol say them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import ValidationError, convert

from page_protocol.desk_state import DeskState
from page_protocol.home_state import HomeState
from page_protocol.map_state import MapState
from page_protocol.picker_state import PickerState
from page_protocol.quiz_state import QuizState
from page_protocol.stepper_state import StepperState
from referee.ui.session import Actions
from referee.ui.shared.protocol.desk_actions import DeskAction
from referee.ui.shared.protocol.home_actions import HomeAction
from referee.ui.shared.protocol.map_actions import MapAction
from referee.ui.shared.protocol.picker_actions import PickerAction
from referee.ui.shared.protocol.quiz_actions import QuizAction
from referee.ui.shared.protocol.stepper_actions import StepperAction

STATES = {
    "desk": DeskState,
    "stepper": StepperState,
    "picker": PickerState,
    "quiz": QuizState,
    "home": HomeState,
    "map": MapState,
}
ACTIONS = {
    "desk": Actions(DeskAction),
    "stepper": Actions(StepperAction),
    "picker": Actions(PickerAction),
    "quiz": Actions(QuizAction),
    "home": Actions(HomeAction),
    "map": Actions(MapAction),
}


def check_state(face: str, state: Mapping[str, Any]) -> None:
    """Raises ``ValueError`` for what is no state of a face."""
    try:
        convert(state, STATES[face])
    except ValidationError as odd:
        raise ValueError(str(odd)) from odd
