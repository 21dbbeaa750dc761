"""The actions that several faces have."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from referee._internal.values import Text

from .field_types import Action, Id, Index, Lang, Setting


class CommonAction(Action):
    """An action that every face has."""


class VerdictCardAction(Action):
    """An action of the faces that show a verdict card."""


class LookElsewhereAction(VerdictCardAction, tag="elsewhere"):
    """Asks what other books say to the question."""

    book: Text | None = None
    """The one whose whole verdict is wanted; null: the answers of all."""


class StillAction(VerdictCardAction, tag="still"):
    """Asks for a still page of the face as shown; it comes by the trait `page`."""


class CodeAction(VerdictCardAction, tag="code"):
    """Asks for the QR code of a link; it comes by the trait `page`."""

    link: Annotated[Text, Meta(max_length=3000)]


class PictureAction(VerdictCardAction, tag="picture"):
    """Asks for the verdict as a picture (SVG); it comes by the trait `page`."""


class UndoAction(CommonAction, tag="undo"):
    """Takes back the last change; options that are only tried first."""


class RedoAction(CommonAction, tag="redo"):
    """Does again what was taken back."""


class SetLangAction(CommonAction, tag="lang"):
    """Switches to another language."""

    lang: Lang


class SetOptionAction(Action, tag="option"):
    """Sets one option."""

    option: Text
    value: Setting
    quiz_id: Id = None


class TryAction(Action, tag="try"):
    """Plays these cards, from a list of possible plays."""

    cards: list[Text]
    of: Text | None = None
    """At the desk, the question that the list answers."""
    branch: Text | None = None
    """In the stepper, with `index`: the step that shows the list; null: the one shown."""
    index: Index | None = None
    quiz_id: Id = None
