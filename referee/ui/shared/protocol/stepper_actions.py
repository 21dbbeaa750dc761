"""The actions of the stepper."""

from __future__ import annotations

from typing import Literal

from referee._internal.values import Text

from .common import Action, CommonAction, Index, SetOptionAction, TryAction, VerdictCardAction


class StepperActionBase(Action):
    """An action of the stepper."""


class StepChange(Action, kw_only=True):
    """A change at a step of the story."""

    branch: Text | None = None
    """With `index`: the step that it is about. Null: the step shown."""
    index: Index | None = None


class StepperStep(StepperActionBase, tag="step"):
    """Goes on or back by one step."""

    by: Literal[1, -1]


class StepperGo(StepperActionBase, tag="go"):
    """Goes to a step; an index out of range is the nearest."""

    index: Index | None = None
    """Null: the end."""
    branch: Text | None = None
    """Null, or left out: the branch shown."""


class StepperMake(StepperActionBase, StepChange, tag="make"):
    """Makes a move in words, `Ben: pass` or only `D10`. A move that the story has is followed, one
    at the end of a line makes it longer, any other begins a branch. A refused move stands."""

    move: Text


class StepperTry(StepperActionBase, TryAction):
    """Plays cards for the player whose turn it is, as `make` does."""


class StepperSay(StepperActionBase, StepChange, tag="say"):
    """Sets the comment on the step, in Markdown."""

    comment: Text


class StepperRename(StepperActionBase, tag="rename"):
    """Renames a branch."""

    branch: Text
    name: Text


class StepperRemove(StepperActionBase, tag="remove"):
    """Drops the branch and what branches off it."""

    branch: Text


class StepperCut(StepperActionBase, StepChange, tag="cut"):
    """Drops the moves after the step."""


class StepperSetOption(StepperActionBase, SetOptionAction):
    """Sets another rule: the whole story is judged again."""


class StepperText(StepperActionBase, tag="text"):
    """Reads another story; after an error the old one stays and the text is kept."""

    text: Text


StepperAction = StepperActionBase | VerdictCardAction | CommonAction
"""The actions of the stepper."""
