"""The actions of the desk."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from referee._internal.values import Text

from .common import (
    Action,
    CommonAction,
    Id,
    Index,
    InnerAction,
    Nth,
    SetOptionAction,
    Tried,
    TryAction,
    UndoAction,
    VerdictCardAction,
)


class Zone(Struct, rename="camel", tag_field="zone"):
    """A part of the desk that holds cards."""


class BoxPlace(Zone, tag="box"):
    """Among the cards not placed yet."""


class DisputedPlace(Zone, tag="disputed"):
    """In the disputed play."""


class DiscardsPlace(Zone, tag="discards"):
    """Among the discarded cards."""


class HandPlace(Zone, tag="hand"):
    """In a hand."""

    seat: Index
    seat_id: Id = None


class FieldPlace(Zone, tag="field"):
    """In a play on the field. Without `play`: the top play, if it has fewer cards than the one
    below, or is the only one and has the same rank; otherwise a new play."""

    play: Index | None = None
    play_id: Id = None


Place = BoxPlace | DisputedPlace | DiscardsPlace | HandPlace | FieldPlace
"""Where a card is."""


class DeskActionBase(Action):
    """An action of the desk."""


class CardAction(Action, kw_only=True):
    """An action on a card at a place."""

    card: Text
    at: Place
    nth: Nth = None


class SeatAction(Action, kw_only=True):
    """An action on a seat."""

    seat: Index
    seat_id: Id = None


class PlayAction(Action, kw_only=True):
    """An action on a play of the field."""

    play: Index
    play_id: Id = None


class DeskMove(DeskActionBase, tag="move"):
    """Moves one card, from wherever it is if it is no longer at `from`."""

    card: Text
    from_: Place = field(name="from")
    to: Place
    nth: Nth = None


class DeskStand(DeskActionBase, CardAction, tag="stand"):
    """Sets what the joker at that place stands for."""

    as_: Text | None = field(name="as", default=None)
    """`S8`, `2+`, `3-`; null: open."""


class DeskDown(DeskActionBase, CardAction, tag="down"):
    """Turns a card of the field or of the disputed play face down or up. Does nothing if
    `deck.hidden` is false, or for `(?)`."""

    down: bool


class DeskUnknown(DeskActionBase, SeatAction, tag="unknown"):
    """Sets how many unknown cards a hand holds."""

    count: Index | None = None
    """Null: the count isn't known."""
    by: Literal[1, -1] | None = None
    """Adds or removes one, instead of `count`."""


class DeskSeats(DeskActionBase, tag="seats"):
    """Sets how many seats there are: 2 to 9."""

    count: Index | None = None
    by: Literal[1, -1] | None = None
    """Adds or removes one, instead of `count`."""


class DeskRename(DeskActionBase, SeatAction, tag="rename"):
    """Renames a seat."""

    name: Text


class DeskTitle(DeskActionBase, SeatAction, tag="title"):
    """Sets a seat's title from the last game."""

    title: Text | None = None
    """One of the state's `titles`; empty or null: none."""


class DeskOut(DeskActionBase, SeatAction, tag="out"):
    """Sets how a seat went out."""

    out: Text | None = None
    """`1`, `foul`, `fallen`, …; null: still in the game."""


class DeskTurn(DeskActionBase, tag="turn"):
    """Sets whose turn it is."""

    seat: Index | None = None
    seat_id: Id = None
    on: bool | None = None
    """False: it is no longer this seat's turn."""


class DeskDisputer(DeskActionBase, SeatAction, tag="disputer"):
    """Sets whose play the disputed play is."""


class DeskPlayer(DeskActionBase, PlayAction, tag="player"):
    """Sets who made a play of the field."""

    seat: Index | None = None
    seat_id: Id = None


class DeskMark(DeskActionBase, tag="mark"):
    """Switches a mark: `revolution`, `J-back`, …"""

    mark: Text
    on: Any = None
    """True or false."""


class DeskShowPicker(DeskActionBase, tag="picker"):
    """Opens or closes the rule picker. `picker` is in the state only while it is open."""

    open: bool


class DeskPick(DeskActionBase, tag="pick"):
    """An action of the rule picker. The table is judged by the new rules at once, and undo brings
    back the old ones."""

    do: Annotated[InnerAction, "PickerAction"]


class DeskBook(DeskActionBase, tag="book"):
    """Switches to another rulebook, with the choices last made there. The changes to the previous
    book are offered (`playing.offer`)."""

    book: Text


class DeskSetOption(DeskActionBase, SetOptionAction):
    """Sets a switch (true or false), or the value of a reading, a setting or the game."""


class DeskRules(DeskActionBase, tag="rules"):
    """Sets the lines `rules: …` and `readings: …` of the table. A table with cards that the game
    doesn't have is cleared (`problem.kind` `cleared`)."""

    text: Text


class DeskSuppose(DeskActionBase, tag="suppose"):
    """Tries other rules. `options` contains all options to try (`{}` ends the trial), `more` adds
    some, `less` removes some. The table and its verdict don't change. A change of the table ends
    the trial, a new question doesn't."""

    options: Tried | UnsetType = UNSET
    more: Tried | UnsetType = UNSET
    less: list[Text] | UnsetType = UNSET


class DeskKeep(DeskActionBase, tag="keep"):
    """Saves the tried rules as rulings of the house, dated today; or in the table's header, if
    there is no house or `where` is `table`. If `options` contains the rules that the page showed as
    tried, only those are saved."""

    note: Text | None = None
    where: Literal["house", "table"] | None = None
    options: Tried | UnsetType = UNSET


class DeskPairs(DeskActionBase, tag="pairs"):
    """Searches for pairs of changes that change the verdict, for a second or two. Another `pairs`
    continues the search (`pairsLeft`)."""


class DeskFlips(DeskActionBase, tag="flips"):
    """Looks for the changes of the rules that flip the verdict. The page sends it when it has drawn
    a verdict whose `flips` are null; later it continues if not all have been tried
    (`flipsLeft`)."""


class DeskAsk(DeskActionBase, tag="ask"):
    """Sets the question."""

    text: Text | None = None
    """Null: the question that the last action suggests."""


class DeskArgue(DeskActionBase, tag="argue"):
    """Sets up the table that somebody describes in words, and asks the question. What was
    understood is in the state's `argument`; if it isn't certain, an existing table stays."""

    text: Text
    fresh: bool = False
    """The words are about another table than the one on the desk."""


class DeskMean(DeskActionBase, tag="mean"):
    """Chooses one of the meanings that `argument` offers."""

    offer: Index


class DeskTry(DeskActionBase, TryAction):
    """Puts these cards into the disputed play (from a list of possible plays)."""


class DeskMake(DeskActionBase, tag="make"):
    """Makes a move in words (`Ben: pass`). An illegal move is made and marked. If `offered`, it is
    made only while it is still offered."""

    move: Text
    offered: bool | None = None


class RecordedMoveAction(Action, kw_only=True):
    """An action on a move of the record."""

    at: Index
    of: Text
    """The move, as the record has it: `Ben: pass`."""


class DeskRevise(DeskActionBase, RecordedMoveAction, tag="revise"):
    """Replaces moves of the record, from the one at `at` on. The moves after them stay, and are
    judged again."""

    drop: Index | None = None
    """How many moves go: 0 adds a move before this one. Null: this one and all after it."""
    move: Text | None = None
    """The move that comes instead, in words."""


class DeskContest(DeskActionBase, RecordedMoveAction, tag="contest"):
    """Takes back a move of the record and those after it, and asks whether it may be made."""


class DeskTell(DeskActionBase, tag="tell"):
    """Answers a question of the desk. The table text then contains the answer."""

    ask: Text
    choice: Text


class DeskPlay(DeskActionBase, tag="play"):
    """Makes the disputed play: it moves to the field, and the table continues."""


class DeskInstead(DeskActionBase, PlayAction, tag="instead"):
    """Turns the play on top of the field into a move (an offer of kind `instead`)."""


class DeskStands(DeskActionBase, tag="stands"):
    """Accepts the illegal move (an offer of kind `stands`)."""

    move: Text


class DeskWithout(DeskActionBase, tag="without"):
    """Removes the illegal move and those after it (an offer of kind `without`)."""

    move: Text


class DeskNoted(DeskActionBase, tag="noted"):
    """Confirms the message that something was dropped (`problem.kind` `forgotten`)."""


class DeskText(DeskActionBase, tag="text"):
    """Replaces the table by this text. If it is invalid, the table stays and the text is kept for
    editing."""

    text: Text


class DeskClear(DeskActionBase, tag="clear"):
    """Takes cards off the table."""

    what: Literal["field", "disputed", "all"]


class DeskUndo(DeskActionBase, UndoAction):
    """Undoes the last change. Options that are only being tried are reset first. Undoing a ruling
    removes it from the house file or restores the ruling before it. If it has been replaced since,
    the newer ruling stays (`problem.kind` `house`)."""


DeskAction = DeskActionBase | VerdictCardAction | CommonAction
"""The actions of the desk and the verdict card."""
