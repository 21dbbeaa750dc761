"""A few inputs of every kind, the same ones each time: a third of ``INPUTS``, or all with
``THOROUGH=1``. ``bin/fuzz`` tries as many as one likes."""

from __future__ import annotations

import pytest

from tests.thorough import some
from tests.tiers import quick

from .kinds import KINDS
from .run import Tally, trying

INPUTS = {
    "text": 150,
    "standing": 40,
    "json": 100,
    "story": 60,
    "quiz": 100,
    "book": 40,
    "link": 60,
    "broken-link": 60,
    "desk": 40,
    "stepper": 40,
    "quiz-taps": 40,
    "picker": 60,
}
PARTS = 2


@pytest.mark.parametrize(
    "part", quick(range(PARTS), 1, "the first tier tries half of the odd input")
)
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_but_our_own_errors_comes_out(kind: str, part: int) -> None:
    tally = Tally()
    for number in range(part, some(INPUTS[kind]), PARTS):
        trying(kind, f"ci {number}", tally)
    assert not tally.finds, "\n".join(find.told for find in tally.finds.values())
    assert tally.tried
