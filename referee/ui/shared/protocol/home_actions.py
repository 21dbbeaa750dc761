"""The actions of the front page."""

from __future__ import annotations

from typing import Literal

from referee._internal.values import Text

from .common import Action, CommonAction


class HomeActionBase(Action):
    """An action of the front page."""


class HomeOpen(HomeActionBase, tag="open"):
    """Opens something."""

    kind: Literal["desk", "quarrel", "stepper", "quiz", "course", "picker", "text", "argue"]
    """`quarrel`: a desk with that dispute. `text`: a table or a story, depending on the text.
    `argue`: the desk with what the text tells in words."""
    id: Text | None = None
    """The dispute, quiz or story. `file`: the one that couldn't be read. `agree`: the picker
    with the questions on which a group should agree."""
    text: Text | None = None
    """Its text, if the page has it."""


class HomeHome(HomeActionBase, tag="home"):
    """Returns to the front page. The other interface keeps its state."""


HomeAction = HomeActionBase | CommonAction
"""The actions of the front page. On a page with a front page, all other interfaces also accept
`open` and `home`."""
