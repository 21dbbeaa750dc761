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
"""As the state has it; it overrides the number that is counted from 0."""
Nth = Index | None
"""Which of several equal cards there, counted from 0."""
Setting = bool | Text
Lang = Literal["ja", "en"]
Tone = Literal["yes", "no", "open", "value"]
"""`open`: unsettled, or it depends; `value`: an answer that is neither yes nor no."""
Value = str | bool
"""The value of an option: true or false for a switch, a name for a reading."""
Tried = dict[Text, Setting]
"""Options, each with the value that it is tried with."""
Heard = dict[str, int]
"""For each page that has sent an action, the `seq` of its last one."""
QuizSaid = str | int | list[str | int | None]
"""By `form.kind`. `one`: a value; `many`, `order`: a list of values; `cards`: a list of cards;
`each`: one value, number or null for each seat; `number`: a number. Each kind may also be answered
by one of `others`."""


class CommonAction(Action):
    """An action that every face has."""


class VerdictCardAction(Action):
    """An action of the faces that show a verdict card."""


class LookElsewhereAction(VerdictCardAction, tag="elsewhere"):
    """Asks what other books say to the question."""

    book: Text | None = None
    """The one whose whole verdict is wanted; null: the answers of all."""


class StillAction(VerdictCardAction, tag="still"):
    """Asks for a static page of the face as shown; it comes by the trait `page`."""


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
