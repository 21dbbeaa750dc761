"""What the rule picker can be asked for."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from msgspec import Meta

from referee._internal.values import Text

from .field_types import Action, Setting, Tried
from .shared_actions import RedoAction, SetLangAction, SetOptionAction, UndoAction


class PickerBook(Action, tag="book"):
    """Another book, as it is, or as it was left; what was changed before is offered (`offer`)."""

    book: Text


class PickerSetOption(SetOptionAction):
    """One switch, reading or setting."""


class PickerOptions(Action, tag="options"):
    """Several at once: what mends a finding."""

    values: Tried


class PickerTake(Action, tag="take"):
    """What was changed in the book played before is changed in this one."""

    leave: bool | None = None
    """It is no longer offered instead."""


class PickerMeet(Action, tag="meet"):
    """Tries how some of those rules in use meet of which it is not known yet, for half a second."""


class PickerAsIs(Action, tag="as_is"):
    """Back to the book as it is."""


class PickerPreset(Action, tag="preset"):
    """A preset of the book."""

    preset: Text
    """`ours`: the house's book as it was saved."""


class PickerRuling(Action, tag="ruling"):
    """Decides an option."""

    option: Text
    value: Setting
    note: Text | None = None
    date: date | None = None
    """Null, or left out: today."""


class PickerUnrule(Action, tag="unrule"):
    """Takes a ruling back."""

    option: Text


class PickerTitle(Action, tag="title"):
    """What the house is called, in the language shown; in both while they are the same."""

    title: Text
    lang: Literal["ja", "en"] | None = None
    """The language that was shown; null: the one that is."""


class PickerRules(Action, tag="rules"):
    """The rules of a table's lines."""

    text: Text


class PickerLoad(Action, tag="load"):
    """A house's text; it becomes a book of its own name (`ours-2` where `ours` is taken). A text
    without a name that only sets other values of the book picked is no other book."""

    text: Text
    name: Text | None = None
    """Of its file."""


class PickerSave(Action, tag="save"):
    """Writes the house's file."""

    replace: bool | None = None
    """Needed where the file is the book of another game."""


class PickerReload(Action, tag="reload"):
    """Reads the house's file again."""


class PickerBuild(Action, tag="build"):
    """Begins a rule of one's own, one that there is (`rule`, its id), or the one left last
    (`again`); or leaves it unmade. Undo and redo are then of what was said in it."""

    open: bool
    rule: Text | None = None
    again: bool | None = None


class PickerSentence(Action, tag="sentence"):
    """To another sentence of the rule that is made, or (`at`: how many there are) to one more;
    `drop`: that sentence goes."""

    at: Annotated[int, Meta(ge=0, le=100)]
    drop: bool | None = None


class PickerWord(Action, tag="word"):
    """A word of the rule that is made says something; what it says already it says no longer."""

    word: Text
    value: Text


class PickerCall(Action, tag="call"):
    """What the rule that is made is called; empty: as its sentence."""

    title: Text


class PickerKeepRule(Action, tag="keep_rule"):
    """The rule that is made is played by; nothing is written before `save`."""


class PickerDropRule(Action, tag="drop_rule"):
    """A rule of one's own goes."""

    rule: Text


class PickerUndo(UndoAction):
    """It goes behind a save: it changes what is picked, not the file."""


PickerAction = (
    PickerBook
    | PickerSetOption
    | PickerOptions
    | PickerTake
    | PickerMeet
    | PickerAsIs
    | PickerPreset
    | PickerRuling
    | PickerUnrule
    | PickerTitle
    | PickerRules
    | PickerLoad
    | PickerSave
    | PickerReload
    | PickerBuild
    | PickerSentence
    | PickerWord
    | PickerCall
    | PickerKeepRule
    | PickerDropRule
    | PickerUndo
    | RedoAction
    | SetLangAction
)
"""What the rule picker can be asked for. Only `save` writes a file."""
