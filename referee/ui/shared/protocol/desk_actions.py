"""What the desk can be asked for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from referee._internal.values import Text

from .field_types import Action, Id, Index, InnerAction, Nth, Tried
from .shared_actions import (
    CodeAction,
    LookElsewhereAction,
    PictureAction,
    RedoAction,
    SetLangAction,
    SetOptionAction,
    StillAction,
    TryAction,
    UndoAction,
)


class Zone(Struct, rename="camel", tag_field="zone"):
    """A part of the desk where cards lie."""


class BoxPlace(Zone, tag="box"):
    """Among the cards not placed yet."""


class DisputedPlace(Zone, tag="disputed"):
    """In the disputed play."""


class DiscardsPlace(Zone, tag="discards"):
    """Among the cards swept aside."""


class HandPlace(Zone, tag="hand"):
    """In a hand."""

    seat: Index
    seat_id: Id = None


class FieldPlace(Zone, tag="field"):
    """In a play of the field; without `play`: a new play on top, or the top one where that lacks
    cards, being smaller than the one below, or the only one and of the same rank."""

    play: Index | None = None
    play_id: Id = None


Place = BoxPlace | DisputedPlace | DiscardsPlace | HandPlace | FieldPlace
"""Where a card lies."""


class DeskMove(Action, tag="move"):
    """Moves one card; where it does not lie at `from` any more, from where it lies."""

    card: Text
    from_: Place = field(name="from")
    to: Place
    nth: Nth = None


class DeskStand(Action, tag="stand"):
    """What a joker lying at that place stands for."""

    card: Text
    at: Place
    nth: Nth = None
    as_: Text | None = field(name="as", default=None)
    """`S8`, `2+`, `3-`; null: nothing certain."""


class DeskDown(Action, tag="down"):
    """A card of the field or of the disputed play is laid face down or turned up; nothing changes
    where `deck.hidden` is false, or for `(?)`."""

    card: Text
    at: Place
    down: bool
    nth: Nth = None


class DeskUnknown(Action, tag="unknown"):
    """How many unknown cards a hand holds."""

    seat: Index
    seat_id: Id = None
    count: Index | None = None
    """Null: nobody knows."""
    by: Literal[1, -1] | None = None
    """So many more, in place of `count`."""


class DeskSeats(Action, tag="seats"):
    """How many seats there are: 2 to 9."""

    count: Index | None = None
    by: Literal[1, -1] | None = None
    """So many more, in place of `count`."""


class DeskRename(Action, tag="rename"):
    """What a seat is called."""

    seat: Index
    name: Text
    seat_id: Id = None


class DeskTitle(Action, tag="title"):
    """Last game's title."""

    seat: Index
    seat_id: Id = None
    title: Literal[
        "", "chofugo", "daifugo", "fugo", "heimin", "upper heimin", "lower heimin", "hinmin",
        "daihinmin", "chohinmin", "king", "slave", "god", "livestock", "newcomer", None,
    ] = None  # fmt: skip


class DeskOut(Action, tag="out"):
    """How a seat went out."""

    seat: Index
    seat_id: Id = None
    out: Text | None = None
    """`1`, `foul`, `fallen`, …; null: it is in the game."""


class DeskTurn(Action, tag="turn"):
    """Whose turn it is."""

    seat: Index | None = None
    seat_id: Id = None
    on: bool | None = None
    """False: no longer that seat's, whosever it may be by now."""


class DeskDisputer(Action, tag="disputer"):
    """Whose play the disputed slot is."""

    seat: Index
    seat_id: Id = None


class DeskPlayer(Action, tag="player"):
    """Who made a play of the field."""

    play: Index
    play_id: Id = None
    seat: Index | None = None
    seat_id: Id = None


class DeskMark(Action, tag="mark"):
    """Switches a mark: `revolution`, `J-back`, …"""

    mark: Text
    on: Any = None
    """True or false."""


class DeskPicker(Action, tag="picker"):
    """The rule picker is opened on the page, or closed: only then `picker` is in the state."""

    open: bool


class DeskPick(Action, tag="pick"):
    """Something done in the rule picker: an action of its own. The table is under these rules at
    once, and undo brings back the former ones."""

    do: Annotated[InnerAction, "PickerAction"]


class DeskBook(Action, tag="book"):
    """Another book of rules, as it is, or as it was left; what was changed before is offered
    (`playing.offer`)."""

    book: Text


class DeskSetOption(SetOptionAction):
    """A switch (true or false), or the value of a reading, a setting or the game."""


class DeskRules(Action, tag="rules"):
    """The table's lines `rules: …`, `readings: …`: the table that lies there is judged by them; one
    with cards that the game does not have is cleared and told (`problem.kind` `cleared`)."""

    text: Text


class DeskSuppose(Action, tag="suppose"):
    """Other rules for a look: `options` are all that are tried, so `{}` goes back; `more` are tried
    besides, `less` no longer. The table and its verdict stay what they are. Another table (not
    another question) ends the try."""

    options: Tried | UnsetType = UNSET
    more: Tried | UnsetType = UNSET
    less: list[Text] | UnsetType = UNSET


class DeskKeep(Action, tag="keep"):
    """What is tried becomes a ruling of the house (dated today), or stands in the table's header
    where there is no house or `where` is `table`. Where `options` says what was shown as tried,
    nothing else is kept."""

    note: Text | None = None
    where: Literal["house", "table"] | None = None
    options: Tried | UnsetType = UNSET


class DeskPairs(Action, tag="pairs"):
    """The verdict also tells what changes it two by two: looked for during a second or two, once
    more goes on from there (`pairsLeft`)."""


class DeskFlips(Action, tag="flips"):
    """Goes on trying changes of the rules, where not all have been tried (`flipsLeft`)."""


class DeskAsk(Action, tag="ask"):
    """The question."""

    text: Text | None = None
    """Null: it follows what was done."""


class DeskTry(TryAction):
    """Puts these cards in the disputed slot (from a list of possible plays)."""


class DeskMake(Action, tag="make"):
    """A move in words (`Ben: pass`); a refused one stands. One that was `offered` is only made
    while it is."""

    move: Text
    offered: bool | None = None


class DeskTell(Action, tag="tell"):
    """An answer to something that the desk asks back; the text then says it."""

    ask: Text
    choice: Text


class DeskPlay(Action, tag="play"):
    """The disputed play is made: it moves to the field and the table goes on."""


class DeskInstead(Action, tag="instead"):
    """The play on top of the field was laid just now: it becomes a move (an offer of kind
    `instead`)."""

    play: Index
    play_id: Id = None


class DeskStands(Action, tag="stands"):
    """The move that the referee refuses stood at the table (an offer of kind `stands`)."""

    move: Text


class DeskWithout(Action, tag="without"):
    """The move that the referee refuses goes, with those after it (an offer of kind `without`)."""

    move: Text


class DeskNoted(Action, tag="noted"):
    """That something was forgotten (`problem.kind` `forgotten`) was read: it is told no longer."""


class DeskText(Action, tag="text"):
    """Replaces the table by this text; an error leaves the table as it was and keeps the text."""

    text: Text


class DeskClear(Action, tag="clear"):
    """Takes cards off the table."""

    what: Literal["field", "disputed", "all"]


class DeskUndo(UndoAction):
    """Takes back the last change; what is only tried is taken back first. Undoing a ruling takes it
    back in the house's file, or restores the one before it; another ruling that stands there by now
    stays (`problem.kind` `house`)."""


DeskAction = (
    DeskMove
    | DeskStand
    | DeskDown
    | DeskUnknown
    | DeskSeats
    | DeskRename
    | DeskTitle
    | DeskOut
    | DeskTurn
    | DeskDisputer
    | DeskPlayer
    | DeskMark
    | DeskPicker
    | DeskPick
    | DeskBook
    | DeskSetOption
    | DeskRules
    | DeskSuppose
    | DeskKeep
    | DeskPairs
    | DeskFlips
    | LookElsewhereAction
    | StillAction
    | CodeAction
    | PictureAction
    | DeskAsk
    | DeskTry
    | DeskMake
    | DeskTell
    | DeskPlay
    | DeskInstead
    | DeskStands
    | DeskWithout
    | DeskNoted
    | DeskText
    | DeskClear
    | DeskUndo
    | RedoAction
    | SetLangAction
)
"""What the desk and the verdict card can be asked for."""
