"""What the desk shows."""

from __future__ import annotations

from typing import Literal

from .field_types import Shape
from .picker_state import PickerState, TakeOverJson
from .shared_state import (
    AskJson,
    ChoiceJson,
    DeckJson,
    ElsewhereJson,
    FaceState,
    HouseJson,
    ItemJson,
    LaidJson,
    MarkJson,
    MiddleJson,
    OfferJson,
    PlayJson,
    QuestionJson,
    SeatJson,
    SupposedJson,
    VerdictJson,
    WaitingJson,
)


class WayJson(Shape):
    """An action with its button. `kind` is the type of the action (`undo`, `noted`, `stands`,
    `without`, `make`, `instead`), `move` the move it is about."""

    kind: Literal["undo", "noted", "stands", "without", "make", "instead"]
    label: str
    move: str


class GameJson(Shape):
    """Which of the book's games is played."""

    id: str
    """The option that says it."""
    title: str
    value: str
    values: list[ChoiceJson]


class PlayingJson(Shape):
    """What is played, in short."""

    label: str
    """`Daifugo + 7-pass, J-back`."""
    changes: str
    """`+ 7-pass, J-back`; empty: nothing is changed."""
    changed: int
    """How many options are not as the book has them."""
    offer: TakeOverJson | None
    """What was changed in the book played before; null: nothing to take over."""


class DeskState(FaceState):
    """What the desk and the verdict card show."""

    books: list[ItemJson]
    book: str
    """The id of the book it is played by."""
    game: GameJson | None
    """Null: the book has one game only."""
    playing: PlayingJson
    picker: PickerState | None
    """The rule picker, while a page has it open."""
    titles: list[ChoiceJson]
    """The titles that a seat may have."""
    outs: list[ChoiceJson]
    """The ways to be out."""
    deck: DeckJson
    seats: list[SeatJson]
    middle: MiddleJson
    field: list[PlayJson]
    """The top play comes last."""
    discards: LaidJson
    marks: list[MarkJson]
    question: QuestionJson
    verdict: VerdictJson | None
    disputed: PlayJson
    """The play that is disputed."""
    faults: list[str]
    """What is wrong with the table as a whole."""
    questions: list[OfferJson]
    """Others that suggest themselves."""
    moves: list[OfferJson]
    """Moves without cards that may come next."""
    waiting: WaitingJson | None
    """Null: for nothing but the next play."""
    begin: list[ItemJson]
    """Other books to play by, while nothing lies on the table."""
    asks: list[AskJson]
    tried: SupposedJson | None
    house: HouseJson | None
    notice: str
    """What came of the last action, where one does not see it; else empty."""
    offers: list[WayJson]
    """What may be done about what the table or `problem` says."""
    refused: OfferJson | None
    """The move of the text that the referee refuses: the table lies as before it."""
    text: str
    """The table as text."""
    shared: str
    """The text for those who do not have the house's book."""
    elsewhere: ElsewhereJson | None = None
    """Null: nobody has asked; left out where no question is answered."""
