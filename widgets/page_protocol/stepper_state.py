"""What the stepper shows."""

from __future__ import annotations

from referee.ui.shared.protocol.common import Index, Tone

from .shared_state import OfferedMoveJson, OfferJson, PlaysJson, Shape, VerdictCardState


class MadeJson(OfferJson):
    """The move that led to the step shown."""

    seat: Index | None
    cards: list[str]
    refused: bool
    made: bool
    """False for a move that comes after an open point."""


class HappeningJson(Shape):
    """An effect of the move."""

    text: str
    clause: str
    """The title of the clause that had it."""


class TreeStepJson(Shape):
    """A step of a line."""

    index: int
    seat: str
    """The name."""
    label: str
    tone: Tone
    said: bool
    """Whether it has a comment."""
    on: bool
    """Whether it is on the branch shown."""


class TreeLineJson(Shape):
    """A line of the story."""

    name: str
    """Empty for the main line."""
    label: str
    depth: int
    before: int
    """How many moves come before it."""
    steps: list[TreeStepJson]


class AskedJson(Shape):
    """A question of the text, answered."""

    question: str
    sentence: str
    tone: Tone


class StepperState(VerdictCardState):
    """What the stepper shows: a step of a story. `text` is the whole story."""

    index: int
    """The step shown, 0 before the first move."""
    length: int
    """How many moves the branch shown has."""
    branch: str
    """Empty for the main line."""
    move: MadeJson | None
    changes: list[HappeningJson]
    comment: str
    """In Markdown."""
    comment_html: str
    """The comment as HTML, with Markdown formatting only."""
    tree: list[TreeLineJson]
    """In the order of the text."""
    next: str
    """The player whose turn it is, or empty."""
    plays: list[PlaysJson]
    """The legal plays of that player, as far as they are known."""
    moves: list[OfferedMoveJson]
    asked: list[AskedJson]
    """At the end of the main line."""
