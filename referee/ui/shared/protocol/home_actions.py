"""The actions of the front page."""

from __future__ import annotations

from typing import Literal

from referee._internal.values import Text

from .common import Action, CommonAction


class HomeActionBase(Action):
    """An action of the front page."""


class HomeOpen(HomeActionBase, tag="open"):
    """Opens something."""

    kind: Literal["desk", "quarrel", "stepper", "quiz", "course", "picker", "text"]
    """`quarrel`: a desk with that quarrel; `text`: a table or a story, as the text says."""
    id: Text | None = None
    """Which quarrel, quiz or story; `file`: the one that could not be read; `picked`: the desk, by
    the rules that were picked."""
    text: Text | None = None
    """Its text, if the page has it."""


class HomeHome(HomeActionBase, tag="home"):
    """Goes back to the front page; the face that is left stays as it is."""


HomeAction = HomeActionBase | CommonAction
"""The actions of the front page; a page with other faces behind it takes `open` and `home` in each
of them."""
