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
    """`self`: the reader sees the answer and says whether they knew it."""
    asks: str
    """What the reader has to do."""
    values: list[FormValueJson]
    others: list[FormValueJson]
    """`depends`, `unsettled`."""


class QuizRulesJson(Shape):
    """The rules of the quiz."""

    book: str
    """Its title."""
    changes: list[str]
    """The changes that the text makes to the book."""


class ThenJson(Shape):
    """A move after the table shown."""

    label: str
    cards: list[str]
    seat: Index | None
    refused: bool


class GivenJson(Shape):
    """The answer that was given."""

    said: QuizSaid | None
    """Null if it was revealed."""
    label: str
    right: bool | None
    """Null until the reader has judged."""
    first: bool
    """Whether this answer counts."""


class ScoreJson(Shape):
    """How many first answers were right."""

    right: int
    answered: int
    of: int


class QuizCourseJson(ItemJson):
    """A course: quizzes that are asked again after a wrong answer. Its progress is stored under
    `id`."""

    books: list[ChoiceJson]
    levels: list[ChoiceJson]
    """Those that the book has."""
    book: str
    """Empty for all."""
    level: int
    """0 for all."""
    known: int
    """How many of the chosen quizzes are known."""
    due: int
    """How many of them were answered wrong and are asked again."""
    of: int
    """The number of chosen quizzes."""
    came_back: bool
    """Whether the quiz shown was answered wrong before."""
    recalled: bool
    """Whether the page has sent `recall`."""
    progress: str
    """The progress to store."""


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
    """The index of the quiz."""
    quiz_id: int
    """Its id in actions."""
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
    """Whether the reader is looking at another rule or play."""
    after_html: str | UnsetType = UNSET
    course: QuizCourseJson | UnsetType = UNSET
