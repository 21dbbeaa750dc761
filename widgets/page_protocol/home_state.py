"""What the front page shows."""

from __future__ import annotations

from .shared_state import DeckJson, FaceState, HeadlineJson, ItemJson, Shape


class QuarrelJson(ItemJson):
    """A famous argument."""

    book: str
    """The title of its rulebook."""
    deck: DeckJson
    lies: list[str]
    """The cards on the table."""
    asked: list[str]
    """The cards that are asked about."""
    question: str
    verdict: HeadlineJson | None
    """``None`` for a table without a question."""


class UnreadJson(Shape):
    """A file that cannot be read."""

    name: str
    text: str
    why: str
    line: int
    """0 if the error isn't in one line."""


class HomeState(FaceState):
    """What the front page shows."""

    quarrels: list[QuarrelJson]
    quizzes: list[ItemJson]
    stories: list[ItemJson]
    help: list[str]
    resumes: str
    """The question at the desk that was closed."""
    unread: UnreadJson | None
    text: str
    """Always empty: the front page has no table."""
