"""The actions of the interaction map."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .common import Action, CommonAction, InnerAction


class MapActionBase(Action):
    """An action of the interaction map."""


class MapOpenPair(MapActionBase, tag="pair"):
    """Opens a pair by the ids of its rules, in any order; an empty list closes it."""

    clauses: Annotated[list[str], Meta(max_length=2)]


class MapWithin(MapActionBase, tag="within"):
    """An action of the stepper that shows the table of the open pair."""

    do: Annotated[InnerAction, "StepperAction"]


class MapDecide(MapActionBase, tag="decide"):
    """Decides which rule of the open pair comes first in the house. Null withdraws the decision."""

    value: str | None
    note: str | None = None


MapAction = MapActionBase | CommonAction
"""The actions of the interaction map. `decide`, `undo` and `redo` write the house's file if there
is one."""
