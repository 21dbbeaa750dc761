"""The bases of actions and states, and the types that both have."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from referee._internal.values import Text

MAX_INDEX, MAX_ID = 1_000_000, 1_000_000_000


class Action(Struct, rename="camel", tag_field="type"):
    """What a page asks its session for. Fields that it does not know are passed over."""


class InnerAction(Struct):
    """An action of a face within the face, which checks it itself."""

    type: str


class Shape(Struct, rename="camel", forbid_unknown_fields=True):
    """A part of a state."""


Index = Annotated[int, Meta(ge=0, le=MAX_INDEX)]
Id = Annotated[int, Meta(ge=0, le=MAX_ID)] | None
"""As the state has it; it goes before the number that is counted from 0."""
Nth = Index | None
"""Which of several alike that lie there, counted from 0."""
Words = dict[str, str]
Setting = bool | Text
Lang = Literal["ja", "en"]
Tone = Literal["yes", "no", "open", "value"]
"""`open`: unsettled, or it depends; `value`: an answer that is neither yes nor no."""
Value = str | bool
"""What an option is set to: a switch is true or false, a reading has one of its names."""
Tried = dict[Text, Setting]
"""Options, each with the value that it is tried with."""
Heard = dict[str, int]
"""Of each page that has sent an action, the last one's `seq`."""
QuizSaid = str | int | list[str | int | None]
"""By `form.kind`. `one`: a value; `many`, `order`: a list of values; `cards`: a list of cards;
`each`: one value, number or null for each seat; `number`: a number. One of `others` may be said in
any."""
