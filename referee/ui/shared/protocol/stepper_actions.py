"""What the stepper can be asked for."""

from __future__ import annotations

from typing import Literal

from referee._internal.values import Text

from .field_types import Action, Index
from .shared_actions import (
    CodeAction,
    LookElsewhereAction,
    PictureAction,
    RedoAction,
    SetLangAction,
    SetOptionAction,
    StillAction,
    TryAction,
    UndoAction,
)


class StepperStep(Action, tag="step"):
    """On or back by one."""

    by: Literal[1, -1]


class StepperGo(Action, tag="go"):
    """Goes there; an index out of reach is the nearest."""

    index: Index | None = None
    """Null: the end."""
    branch: Text | None = None
    """Null, or left out: the branch shown."""


class StepperMake(Action, tag="make"):
    """A move in words, `Ben: pass` or only `D10`; one told already is followed, one at the end of a
    line makes it longer, any other begins a branch; a refused one stands."""

    move: Text
    branch: Text | None = None
    """With `index`: the step that it was done at; null: the one shown."""
    index: Index | None = None


class StepperTry(TryAction):
    """As `make`, for cards of whoever is to play."""


class StepperSay(Action, tag="say"):
    """The comment on the step shown, in Markdown."""

    comment: Text
    branch: Text | None = None
    """With `index`: the step that it was done at; null: the one shown."""
    index: Index | None = None


class StepperRename(Action, tag="rename"):
    """Another name for a branch."""

    branch: Text
    name: Text


class StepperRemove(Action, tag="remove"):
    """Drops the branch and what branches off it."""

    branch: Text


class StepperCut(Action, tag="cut"):
    """Drops the moves after the step shown."""

    branch: Text | None = None
    """With `index`: the step that it was done at; null: the one shown."""
    index: Index | None = None


class StepperSetOption(SetOptionAction):
    """Another rule: the whole story is judged anew."""


class StepperText(Action, tag="text"):
    """Another story; an error leaves the old one and keeps the text."""

    text: Text


StepperAction = (
    StepperStep
    | StepperGo
    | StepperMake
    | StepperTry
    | StepperSay
    | StepperRename
    | StepperRemove
    | StepperCut
    | StepperSetOption
    | StepperText
    | LookElsewhereAction
    | StillAction
    | CodeAction
    | PictureAction
    | UndoAction
    | RedoAction
    | SetLangAction
)
"""What the stepper can be asked for."""
