"""What the front page can be asked for."""

from __future__ import annotations

from typing import Literal

from referee._internal.values import Text

from .field_types import Action
from .shared_actions import RedoAction, SetLangAction, UndoAction


class HomeOpen(Action, tag="open"):
    """Opens something."""

    kind: Literal["desk", "quarrel", "stepper", "quiz", "course", "picker", "text"]
    """`quarrel`: a desk of its own; `text`: a table or a story, as the text says."""
    id: Text | None = None
    """Which quarrel, quiz or story; `file`: the one that could not be read; `picked`: the desk, by
    the rules that were picked."""
    text: Text | None = None
    """Its text, where the page has it."""


class HomeHome(Action, tag="home"):
    """Back to the front page; what is left stays as it is."""


HomeAction = HomeOpen | HomeHome | UndoAction | RedoAction | SetLangAction
"""What the front page can be asked for; where it stands before other faces, they take these two as
well."""
