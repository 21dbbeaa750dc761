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


class MeaningJson(Shape):
    """A meaning that typed words may have."""

    index: int
    title: str
    chosen: bool


class ArgumentJson(Shape):
    """What was understood of typed words."""

    text: str
    """The words."""
    notes: list[str]
    """What wasn't understood, and which suits were chosen freely."""
    guess: str
    """What to say before the verdict if its question is only likely meant; otherwise empty."""
    answers: list[str]
    """Answers that need no verdict: what is in effect, what a rule says."""
    choose: str
    """What to say before the offers if nothing is certain; otherwise empty."""
    offers: list[MeaningJson]
    """Meanings to choose, for `mean`."""


class WayJson(Shape):
    """An action and its button. `kind`: the type of the action. `move`: its move."""

    kind: Literal["undo", "noted", "stands", "without", "make", "instead"]
    label: str
    move: str


class RecordedMoveJson(Shape):
    """A move of the record. `text`: as in a table text."""

    text: str
    label: str
    status: Literal["made", "stood", "refused", "waiting"]
    """`stood`: it is illegal and was made. `waiting`: it comes after a refused move."""
    effects: list[str]
    """What it led to, in short."""
    asks: bool
    """Whether it can be asked if it may be made."""


class GameJson(ItemJson):
    """The game of the book that is played. `id`: the option that sets it."""

    value: str
    values: list[ChoiceJson]


class PlayingJson(Shape):
    """What is played, in short."""

    label: str
    """`Daifugo + 7-pass, J-back`."""
    changes: str
    """`+ 7-pass, J-back`; empty if there are none."""
    changed: int
    """How many options differ from the book."""
    offer: TakeOverJson | None
    """The changes to the previous book. Null if there are none."""


class PresetJson(ItemJson):
    """A preset of a book."""

    on: bool
    """Whether it is what is played."""


class DeskState(VerdictCardState):
    """What the desk and the verdict card show."""

    books: list[ItemJson]
    book: str
    """The id of the book that is played."""
    game: GameJson | None
    """Null if the book has only one game."""
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
    """Errors that concern the whole table."""
    questions: list[OfferJson]
    """Other likely questions."""
    moves: list[OfferJson]
    """Moves without cards that may come next."""
    record: list[RecordedMoveJson]
    """The moves of the table, in order."""
    before: str
    """What was on the table before the moves; empty if nothing was."""
    waiting: WaitingJson | None
    """Null if the table only waits for the next play."""
    example: str
    """An argument of this game as people say it, for the field for words."""
    begin: list[ItemJson]
    """Other books to play by, while the table is empty and no book has been chosen."""
    presets: list[PresetJson]
    """The presets of the chosen book, while the table is empty."""
    spent: list[str]
    """Cards that were played and lie nowhere any more, such as those of tricks that were taken."""
    stronger: list[str]
    """The ranks above those of the last play, if plays have to become stronger."""
    asks: list[AskJson]
    tried: SupposedJson | None
    house: HouseJson | None
    argument: ArgumentJson | None
    """What was understood of typed words, until the table changes."""
    notice: str
    """The result of the last action if it isn't visible, or empty."""
    offers: list[WayJson]
    """Ways to fix the problem."""
    refused: OfferJson | None
    """The illegal move of the text. The table is shown as it was before the move."""
