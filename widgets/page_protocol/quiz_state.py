"""What the quiz shows."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType
from msgspec import field as key

from referee.ui.shared.protocol.common import Index, QuizSaid

from .shared_state import ChoiceJson, ItemJson, Shape, TableState


class FormValueJson(ChoiceJson):
    """A value to choose."""

    seat: Index | None
    """The seat, if it is one."""
    cards: list[str]
    """The cards, if it is a play."""


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
    """The rules that the quiz is judged by."""

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


class QuizCourseJson(ItemJson):
    """A course: many quizzes, of which those answered wrong come again. Its progress is stored
    under `id`."""

    books: list[ChoiceJson]
    levels: list[ChoiceJson]
    """Those that the book has."""
    book: str
    """Empty: all."""
    level: int
    """0: all."""
    known: int
    """How many of those chosen are known."""
    due: int
    """How many of them were answered wrong, and come again."""
    of: int
    """How many were chosen."""
    came_back: bool
    """The one shown was answered wrong before."""
    recalled: bool
    """`recall` has come."""
    progress: str
    """What is stored for the next time."""


class EntryJson(Shape):
    """One of the quizzes."""

    quiz_id: int
    label: str
    done: Literal["open", "right", "wrong"]
    """By the first answer."""


class QuizState(TableState):
    """What the quiz shows: a question before or after its answer. Before it the state contains
    nothing of the answer: `verdict` is null, `looking` and `afterHtml` are left out, and seats,
    field and marks are as before the moves of `then`. `text` is the quiz as text."""

    index: int
    """Which quiz."""
    quiz_id: int
    """How actions name it."""
    title: str
    remark_html: str
    has_hint: bool
    hint_html: str
    """Empty until `hint` asks for it."""
    rules: QuizRulesJson
    then: list[ThenJson]
    form: QuizFormJson
    given: GivenJson | None
    score: ScoreJson
    list_: list[EntryJson] = key(name="list")
    looking: bool | UnsetType = UNSET
    """The reader looks at another rule or play."""
    after_html: str | UnsetType = UNSET
    course: QuizCourseJson | UnsetType = UNSET
