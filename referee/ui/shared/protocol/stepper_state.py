"""What the stepper shows."""

from __future__ import annotations

from .field_types import Index, Shape, Tone
from .shared_state import (
    DeckJson,
    ElsewhereJson,
    FaceState,
    LaidJson,
    MarkJson,
    MiddleJson,
    OfferJson,
    PlayJson,
    PlaysJson,
    QuestionJson,
    SeatJson,
    VerdictJson,
)


class MadeJson(Shape):
    """The move that led to the step shown."""

    text: str
    label: str
    seat: Index | None
    cards: list[str]
    refused: bool
    made: bool
    """False for a move behind something that the text leaves open."""


class HappeningJson(Shape):
    """What the move set off."""

    text: str
    clause: str
    """The title of the clause that did it."""


class TreeStepJson(Shape):
    """A step of a line."""

    index: int
    seat: str
    """The name."""
    label: str
    tone: Tone
    said: bool
    """There is a comment on it."""
    on: bool
    """It leads to the end of the branch shown."""


class TreeLineJson(Shape):
    """A line of the story."""

    name: str
    """Empty: the main line."""
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


class StepperState(FaceState):
    """What the stepper shows: a step of a story."""

    index: int
    """The step shown, 0 before the first move."""
    length: int
    """How many moves the branch shown has."""
    branch: str
    """Empty: the main line."""
    deck: DeckJson
    seats: list[SeatJson]
    middle: MiddleJson
    field: list[PlayJson]
    """The top play comes last."""
    discards: LaidJson
    marks: list[MarkJson]
    question: QuestionJson
    verdict: VerdictJson | None
    move: MadeJson | None
    changes: list[HappeningJson]
    comment: str
    """In Markdown."""
    comment_html: str
    """Made by the session; it holds nothing but what Markdown makes."""
    tree: list[TreeLineJson]
    """In the order of the text."""
    next: str
    """Who is to play; empty: nobody."""
    plays: list[PlaysJson]
    """What they may play, as far as it is known."""
    moves: list[OfferJson]
    asked: list[AskedJson]
    """At the end of the main line."""
    text: str
    """The story as text."""
    shared: str
    """The text for those who do not have the house's book."""
    elsewhere: ElsewhereJson | None = None
    """Null: nobody has asked; left out where no question is answered."""
