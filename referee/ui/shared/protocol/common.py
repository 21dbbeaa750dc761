"""The bases of actions, the types of actions and states, and the actions of several faces."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from referee._internal.values import Text


class Action(Struct, rename="camel", tag_field="type"):
    """What a page asks its session for. Unknown fields are ignored."""


class InnerAction(Struct):
    """An action of a face within the face, which checks it itself."""

    type: str


Index = Annotated[int, Meta(ge=0, le=1_000_000)]
Id = Annotated[int, Meta(ge=0, le=1_000_000_000)] | None
"""The id in the state. It takes precedence over the index."""
Nth = Index | None
"""Which of several equal cards at this place, counted from 0."""
Setting = bool | Text
Lang = Literal["ja", "en"]
Tone = Literal["yes", "no", "open", "value"]
"""`open`: unsettled or depends. `value`: an answer other than yes and no."""
Value = str | bool
"""The value of an option: true or false for a switch, a name for a reading."""
Tried = dict[Text, Setting]
"""Options, each with the value to try."""
Heard = dict[str, int]
"""For each page that has sent an action, the `seq` of its last one."""
QuizSaid = str | int | list[str | int | None]
"""The answer, depending on `form.kind`. `one`: a value. `many`, `order`: a list of values. `cards`:
a list of cards. `each`: a value, number or null for each seat. `number`: a number. Any kind can
also be answered with one of `others`."""


class CommonAction(Action):
    """An action that every face has."""


class VerdictCardAction(Action):
    """An action of the faces that show a verdict card."""


class LookElsewhereAction(VerdictCardAction, tag="elsewhere"):
    """Asks for the answers of the other books."""

    book: Text | None = None
    """The book whose whole verdict is wanted. Null: the answers of all books."""


class ShowScopeAction(VerdictCardAction, tag="scope"):
    """Asks what the verdict rests on."""


class StillAction(VerdictCardAction, tag="still"):
    """Asks for a static page of the interface as shown. It arrives in the trait `page`."""


class CodeAction(VerdictCardAction, tag="code"):
    """Asks for the QR code of a link. It arrives in the trait `page`."""

    link: Annotated[Text, Meta(max_length=3000)]


class EmbedAction(VerdictCardAction, tag="embed"):
    """Asks for the HTML that puts the verdict into a web page. It arrives in the trait `page`."""

    link: Annotated[Text, Meta(max_length=200_000)]


class PictureAction(VerdictCardAction, tag="picture"):
    """Asks for the verdict as a picture (SVG). It arrives in the trait `page`."""


class UndoAction(CommonAction, tag="undo"):
    """Undoes the last change. Options that are only being tried are reset first."""


class RedoAction(CommonAction, tag="redo"):
    """Repeats the change that was undone last."""


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
    """In the stepper, with `index`: the step with the list. Null: the step shown."""
    index: Index | None = None
    quiz_id: Id = None
