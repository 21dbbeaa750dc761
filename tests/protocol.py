"""The states and actions of all faces, as the Structs of the protocol say them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import ValidationError, convert

from referee.ui.session import Actions
from referee.ui.shared.protocol.desk_actions import DeskAction
from referee.ui.shared.protocol.desk_state import DeskState
from referee.ui.shared.protocol.home_actions import HomeAction
from referee.ui.shared.protocol.home_state import HomeState
from referee.ui.shared.protocol.map_actions import MapAction
from referee.ui.shared.protocol.map_state import MapState
from referee.ui.shared.protocol.picker_actions import PickerAction
from referee.ui.shared.protocol.picker_state import PickerState
from referee.ui.shared.protocol.quiz_actions import QuizAction
from referee.ui.shared.protocol.quiz_state import QuizState
from referee.ui.shared.protocol.stepper_actions import StepperAction
from referee.ui.shared.protocol.stepper_state import StepperState

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
