"""What the front page shows."""

from __future__ import annotations

from .field_types import Shape
from .shared_state import DeckJson, FaceState, ItemJson


class QuarrelJson(Shape):
    """A quarrel that many tables have had."""

    id: str
    title: str
    book: str
    """The title of its rulebook."""
    deck: DeckJson
    lies: list[str]
    """The cards that lie there."""
    asked: list[str]
    """The cards that are asked about."""
    question: str


class UnreadJson(Shape):
    """A file that cannot be read."""

    name: str
    text: str
    why: str
    line: int
    """0: no line of it is to blame."""


class HomeState(FaceState):
    """What the front page shows."""

    quarrels: list[QuarrelJson]
    quizzes: list[ItemJson]
    stories: list[ItemJson]
    help: list[str]
    resumes: str
    """What is asked at the desk that was left."""
    unread: UnreadJson | None
    text: str
    """Empty: no table lies here."""
