"""What the interaction map shows."""

from __future__ import annotations

from typing import Literal

from .shared_state import ChoiceJson, FaceState, ItemJson, Shape
from .stepper_state import StepperState


class MapGroupJson(Shape):
    """A card, or a topic, that rules are about."""

    id: str
    label: str


class MapRuleJson(ItemJson):
    """A rule that was tried; `id` is that of its clause."""

    group: int
    """The place of its card in `groups`."""


class MapKindJson(Shape):
    """A way in which two rules interact."""

    id: Literal["not_seen", "independent", "ordered", "entangled", "unsettled"]
    label: str
    says: str
    count: int
    """How many pairs."""


class DeciderValueJson(ChoiceJson):
    """Which of the two comes first."""

    chosen: bool


class DeciderJson(Shape):
    """The reading that says which of two rules comes first."""

    option: str
    question: str
    values: list[DeciderValueJson]
    ruling: str
    """As verdicts cite it. Empty if nothing is decided."""


class MapTextJson(ItemJson):
    """A rule with its text."""

    wording: str


class MapOutcomeJson(Shape):
    """A result: the order of the rules, or the rules in use, and the verdict."""

    when: str
    says: list[str]


class MapPairJson(Shape):
    """The pair that is open."""

    clauses: list[MapTextJson]
    kind: str
    says: str
    """What the kind means."""
    counts: str
    cited: list[str]
    """What decides the pair."""
    outcomes: list[MapOutcomeJson]
    """The results, side by side."""
    table: str
    """The text of the smallest table, or empty."""
    decides: DeciderJson | None
    undecided: str
    """How to decide it if the book has no reading for it, or empty."""


class MapState(FaceState):
    """What the interaction map shows."""

    title: str
    summary: str
    groups: list[MapGroupJson]
    clauses: list[MapRuleJson]
    """Card by card."""
    pairs: list[list[int]]
    """For each pair: the indices of its rules in `clauses` and of its kind in `kinds`, and the
    tables on which both acted."""
    kinds: list[MapKindJson]
    ruled: list[list[int]]
    """The unsettled pairs that have been decided."""
    opened: MapPairJson | None
    stepper: StepperState | None
    """The table of the open pair."""
    text: str
    """The header lines of a table with these decisions."""
    notice: str
