"""What the interaction map can be asked for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .field_types import Action, InnerAction
from .shared_actions import RedoAction, SetLangAction, UndoAction


class MapOpenPair(Action, tag="pair"):
    """Opens a pair by the ids of its rules, in any order; an empty list closes it."""

    clauses: Annotated[list[str], Meta(max_length=2)]


class MapWithin(Action, tag="within"):
    """Something done in the stepper that shows the table of the open pair."""

    do: Annotated[InnerAction, "StepperAction"]


class MapDecide(Action, tag="decide"):
    """Which of the open pair goes first at ours; null: what was decided is taken back."""

    value: str | None
    note: str | None = None


MapAction = MapOpenPair | MapWithin | MapDecide | UndoAction | RedoAction | SetLangAction
"""What the map of colliding rules can be asked for. `decide`, `undo` and `redo` write the house's
file where there is one."""
