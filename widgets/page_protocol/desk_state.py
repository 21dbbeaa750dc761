"""What the desk shows."""

from __future__ import annotations

from typing import Literal

from .picker_state import PickerState, TakeOverJson
from .shared_state import (
    AskJson,
    ChoiceJson,
    HouseJson,
    ItemJson,
    OfferJson,
    PlayJson,
    Shape,
    SupposedJson,
    VerdictCardState,
    WaitingJson,
)


class WayJson(Shape):
    """An action with its button. `kind` is the type of the action, `move` the move that it is
    about."""

    kind: Literal["undo", "noted", "stands", "without", "make", "instead"]
    label: str
    move: str


class GameJson(ItemJson):
    """Which of the book's games is played; `id` is the option that sets it."""

    value: str
    values: list[ChoiceJson]


class PlayingJson(Shape):
    """What is played, in short."""

    label: str
    """`Daifugo + 7-pass, J-back`."""
    changes: str
    """`+ 7-pass, J-back`; empty: nothing is changed."""
    changed: int
    """How many options differ from the book."""
    offer: TakeOverJson | None
    """The changes to the former book; null: nothing to take over."""


class DeskState(VerdictCardState):
    """What the desk and the verdict card show."""

    books: list[ItemJson]
    book: str
    """The id of the book that is played."""
    game: GameJson | None
    """Null: the book has one game only."""
    playing: PlayingJson
    picker: PickerState | None
    """The rule picker, while a page has it open."""
    titles: list[ChoiceJson]
    """The titles that a seat may have."""
    outs: list[ChoiceJson]
    """The ways to be out."""
    disputed: PlayJson
    """The play that is disputed."""
    faults: list[str]
    """What is wrong with the table as a whole."""
    questions: list[OfferJson]
    """Other likely questions."""
    moves: list[OfferJson]
    """Moves without cards that may come next."""
    waiting: WaitingJson | None
    """Null: the table waits only for the next play."""
    begin: list[ItemJson]
    """Other books to play by, while the table is empty."""
    asks: list[AskJson]
    tried: SupposedJson | None
    house: HouseJson | None
    notice: str
    """The result of the last action, if it isn't visible; else empty."""
    offers: list[WayJson]
    """What can be done about what the table or `problem` says."""
    refused: OfferJson | None
    """The move of the text that the referee refuses: the table is shown as before it."""
