"""What several faces can be asked for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from referee._internal.values import Text

from .field_types import Action, Id, Index, Lang, Setting


class UndoAction(Action, tag="undo"):
    """Takes back the last change; what is only tried first."""


class RedoAction(Action, tag="redo"):
    """Does again what was taken back."""


class SetLangAction(Action, tag="lang"):
    """Another language."""

    lang: Lang


class StillAction(Action, tag="still"):
    """Asks for a still page of the face as it stands; it comes by the trait `page`."""


class CodeAction(Action, tag="code"):
    """Asks for the QR code of a link; it comes by the trait `page`."""

    link: Annotated[Text, Meta(max_length=3000)]


class PictureAction(Action, tag="picture"):
    """Asks for the verdict as a picture (SVG); it comes by the trait `page`."""


class LookElsewhereAction(Action, tag="elsewhere"):
    """What other books say to the question."""

    book: Text | None = None
    """The one whose whole verdict is wanted; null: the answers of all."""


class SetOptionAction(Action, tag="option"):
    """One rule set otherwise."""

    option: Text
    value: Setting
    quiz_id: Id = None


class TryAction(Action, tag="try"):
    """These cards played, from a list of possible plays."""

    cards: list[Text]
    of: Text | None = None
    """At the desk, the question that the list answers."""
    branch: Text | None = None
    """In the stepper, with `index`: the step that the list stands at; null: the one shown."""
    index: Index | None = None
    quiz_id: Id = None
