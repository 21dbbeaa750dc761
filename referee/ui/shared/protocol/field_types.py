"""The bases of actions and states, and the types that both have."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from referee._internal.values import Text


class Action(Struct, rename="camel", tag_field="type"):
    """What a page asks its session for. Unknown fields are ignored."""


class InnerAction(Struct):
    """An action of a face within the face, which checks it itself."""

    type: str


class Shape(Struct, rename="camel", forbid_unknown_fields=True):
    """A part of a state."""


Index = Annotated[int, Meta(ge=0, le=1_000_000)]
Id = Annotated[int, Meta(ge=0, le=1_000_000_000)] | None
"""As the state has it; it overrides the number that is counted from 0."""
Nth = Index | None
"""Which of several equal cards there, counted from 0."""
Words = dict[str, str]
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
