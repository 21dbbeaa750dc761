"""The actions of the rule picker."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from msgspec import Meta

from referee._internal.values import Text

from .common import Action, CommonAction, Lang, SetOptionAction, Setting, Tried, UndoAction


class PickerActionBase(Action):
    """An action of the rule picker."""


class PickerBook(PickerActionBase, tag="book"):
    """Switches to another book, with the choices last made there. The changes to the previous book
    are offered (`offer`)."""

    book: Text


class PickerSetOption(PickerActionBase, SetOptionAction):
    """Sets one switch, reading or setting."""


class PickerOptions(PickerActionBase, tag="options"):
    """Sets several options at once, to fix a finding."""

    values: Tried


class PickerTake(PickerActionBase, tag="take"):
    """Applies the changes to the previous book in this one."""

    leave: bool | None = None
    """True: declines the offer instead."""


class PickerMeet(PickerActionBase, tag="meet"):
    """Tests pairs of rules in use for conflicts, for half a second. Skips pairs that have been
    tested."""


class PickerAsIs(PickerActionBase, tag="as_is"):
    """Resets all choices to the book's defaults."""


class PickerPreset(PickerActionBase, tag="preset"):
    """Sets the options of a preset of the book."""

    preset: Text
    """`ours`: the house's book as it was saved."""


class PickerRuling(PickerActionBase, tag="ruling"):
    """Decides an option."""

    option: Text
    value: Setting
    note: Text | None = None
    date: date | None = None
    """Null, or left out: today."""


class PickerUnrule(PickerActionBase, tag="unrule"):
    """Takes a ruling back."""

    option: Text


class PickerTitle(PickerActionBase, tag="title"):
    """Sets the house's title in the language shown; in both while they are the same."""

    title: Text
    lang: Lang | None = None
    """The language that was shown; null: the one that is."""


class PickerRules(PickerActionBase, tag="rules"):
    """Sets the rules of a table's lines."""

    text: Text


class PickerLoad(PickerActionBase, tag="load"):
    """Reads a house's text; it becomes a book with its own name (`ours-2` if `ours` is taken). A
    text without a name that only sets other values of the book picked is not another book."""

    text: Text
    name: Text | None = None
    """Of its file."""


class PickerSave(PickerActionBase, tag="save"):
    """Writes the house's file."""

    replace: bool | None = None
    """Needed if the file is the book of another game."""


class PickerReload(PickerActionBase, tag="reload"):
    """Reads the house's file again."""


class PickerBuild(PickerActionBase, tag="build"):
    """Begins a new rule, edits one (`rule`, its id), begins one as in the cookbook (`recipe`), or
    continues the one left last (`again`); closed, it leaves the rule unfinished. While a rule is
    open, undo and redo are about its sentences."""

    open: bool
    rule: Text | None = None
    recipe: Text | None = None
    again: bool | None = None


class PickerSentence(PickerActionBase, tag="sentence"):
    """Goes to another sentence of the rule being made, or (if `at` is how many there are) to a new
    one; with `drop` that sentence is removed."""

    at: Annotated[int, Meta(ge=0, le=100)]
    drop: bool | None = None


class PickerWord(PickerActionBase, tag="word"):
    """Sets a value of a word of the rule being made; a value that the word has is removed."""

    word: Text
    value: Text


class PickerCall(PickerActionBase, tag="call"):
    """Sets the title of the rule being made; empty: its sentence is the title."""

    title: Text


class PickerOverride(PickerActionBase, tag="override"):
    """Lets the rule being made take precedence over a clause, or no longer."""

    clause: Text


class PickerExample(PickerActionBase, tag="example"):
    """Finds the smallest table on which the rule being made acts, and the clauses that stand in its
    way. It takes a few seconds."""


class PickerKeepRule(PickerActionBase, tag="keep_rule"):
    """Puts the rule being made into play; no file changes before `save`."""


class PickerDropRule(PickerActionBase, tag="drop_rule"):
    """Drops one of our own rules."""

    rule: Text


class PickerAgree(PickerActionBase, tag="agree"):
    """Shows what a group should agree on, its sheet of rules, or (empty) the rules."""

    show: Literal["questions", "sheet", ""]
    afresh: bool | None = None
    """Begins with the first question."""
    address: Annotated[Text, Meta(max_length=500)] | None = None
    """The address of the page, for the link of the sheet."""


class PickerAnswer(PickerActionBase, tag="answer"):
    """Answers a question of the group. `preset` is an option, too."""

    option: Text
    value: Setting


class PickerUndo(PickerActionBase, UndoAction):
    """Takes back the last change, also one before a save: it changes what is picked, not the
    file."""


PickerAction = PickerActionBase | CommonAction
"""The actions of the rule picker. Only `save` writes a file."""
