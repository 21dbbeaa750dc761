"""What the interaction map shows."""

from __future__ import annotations

from typing import Literal

from .field_types import Shape
from .shared_state import FaceState
from .stepper_state import StepperState


class MapGroupJson(Shape):
    """A card, or a topic, that rules are about."""

    id: str
    label: str


class MapRuleJson(Shape):
    """A rule that was tried."""

    id: str
    """Of its clause."""
    title: str
    group: int
    """The place of its card in `groups`."""


class MapKindJson(Shape):
    """A way in which two rules meet."""

    id: Literal["not_seen", "independent", "ordered", "entangled", "unsettled"]
    label: str
    says: str
    count: int
    """How many pairs."""


class DeciderJson(Shape):
    """The reading that says which of two rules goes first."""

    option: str
    question: str
    values: list[DeciderValueJson]
    ruling: str
    """As a verdict cites it; empty: nothing is decided."""


class MapPairJson(Shape):
    """The pair that is open."""

    clauses: list[MapTextJson]
    kind: str
    says: str
    """What the kind means."""
    counts: str
    cited: list[str]
    """What decides."""
    outcomes: list[MapOutcomeJson]
    """What comes of it, side by side."""
    table: str
    """The text of the smallest table; empty: there is none."""
    decides: DeciderJson | None
    undecided: str
    """How a choice can be made where the book has none; or empty."""


class DeciderValueJson(Shape):
    """One of the two that goes first."""

    value: str
    label: str
    chosen: bool


class MapTextJson(Shape):
    """A rule with its text."""

    id: str
    title: str
    wording: str


class MapOutcomeJson(Shape):
    """What comes of it: in which order, or with which rules, and what the referee says then."""

    when: str
    says: list[str]


class MapState(FaceState):
    """What the map of colliding rules shows."""

    title: str
    summary: str
    groups: list[MapGroupJson]
    clauses: list[MapRuleJson]
    """Card by card."""
    pairs: list[list[int]]
    """Of each pair the places of its rules in `clauses`, of its kind in `kinds`, and on how many
    tables both did something."""
    kinds: list[MapKindJson]
    ruled: list[list[int]]
    """The unsettled pairs that are decided by now."""
    opened: MapPairJson | None
    stepper: StepperState | None
    """The table of the open pair."""
    text: str
    """The lines with which a table plays by what was decided."""
    notice: str
