"""What the quiz shows."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType
from msgspec import field as key

from .field_types import Index, QuizSaid, Shape
from .shared_state import (
    DeckJson,
    FaceState,
    LaidJson,
    MarkJson,
    MiddleJson,
    PlayJson,
    QuestionJson,
    SeatJson,
    VerdictJson,
)


class FormValueJson(Shape):
    """What there is to choose."""

    value: str
    label: str
    seat: Index | None
    """The seat, where it is one."""
    cards: list[str]
    """The cards, where it is a play."""


class QuizFormJson(Shape):
    """How the question is answered."""

    kind: Literal["one", "many", "order", "each", "number", "cards", "self"]
    """`self`: the reader sees the answer and says whether it was known."""
    asks: str
    """What to do."""
    values: list[FormValueJson]
    others: list[FormValueJson]
    """`depends`, `unsettled`."""


class QuizRulesJson(Shape):
    """The rules it is judged by."""

    book: str
    """Its title."""
    changes: list[str]
    """What the text changes in them."""


class ThenJson(Shape):
    """A move that follows on the table shown."""

    label: str
    cards: list[str]
    seat: Index | None
    refused: bool


class GivenJson(Shape):
    """The answer that was given."""

    said: QuizSaid | None
    """Null: it was revealed."""
    label: str
    right: bool | None
    """Null until the reader has judged."""
    first: bool
    """This answer counts."""


class ScoreJson(Shape):
    """How many first answers were right."""

    right: int
    answered: int
    of: int


class QuizChoiceJson(Shape):
    """A book or a level to choose."""

    value: str
    label: str


class QuizCourseJson(Shape):
    """A course: many quizzes, of which those that were missed come again."""

    id: str
    """What its progress is kept by."""
    title: str
    books: list[QuizChoiceJson]
    levels: list[QuizChoiceJson]
    """Those that the book has."""
    book: str
    """Empty: all."""
    level: int
    """0: all."""
    known: int
    """How many of those chosen are known."""
    due: int
    """How many of them were missed, and come again."""
    of: int
    """How many were chosen."""
    came_back: bool
    """The one shown was missed before."""
    recalled: bool
    """`recall` has come."""
    progress: str
    """What is kept for the next time."""


class EntryJson(Shape):
    """One of the quizzes."""

    quiz_id: int
    label: str
    done: Literal["open", "right", "wrong"]
    """By the first answer."""


class QuizState(FaceState):
    """What the quiz shows: a question before or after its answer. Before it the state holds nothing
    of the answer: `verdict` is null, `looking` and `afterHtml` are left out, and seats, field and
    marks do not show yet where the moves of `then` lead."""

    index: int
    """Which quiz."""
    quiz_id: int
    """What actions name it by."""
    title: str
    remark_html: str
    has_hint: bool
    hint_html: str
    """Empty until it is asked for."""
    rules: QuizRulesJson
    deck: DeckJson
    seats: list[SeatJson]
    middle: MiddleJson
    field: list[PlayJson]
    """The top play comes last."""
    discards: LaidJson
    marks: list[MarkJson]
    question: QuestionJson
    verdict: VerdictJson | None
    then: list[ThenJson]
    form: QuizFormJson
    given: GivenJson | None
    score: ScoreJson
    list_: list[EntryJson] = key(name="list")
    text: str
    """The quiz as text."""
    looking: bool | UnsetType = UNSET
    """Another rule or play is looked at."""
    after_html: str | UnsetType = UNSET
    course: QuizCourseJson | UnsetType = UNSET
