"""Described positions, more than half of the plays illegal: judge and referee agree. In all 20,000
with ``THOROUGH=1``, and two fifths of them else."""

import pytest

from tests.thorough import share
from tests.tiers import quick

from .climbing.books import BOOKS
from .climbing.compare import compare_positions

EACH = 500
THERE = {
    "empty field",
    "on a single",
    "on a set",
    "on a run",
    "suit lock on a single",
    "suit lock on a set",
    "order turned round",
    "joker on the field",
    "named joker asked about",
    "unnamed joker asked about",
    "spade 3 on a joker",
}


@pytest.mark.parametrize(
    "seed", quick(share(range(10)), 1, "the first tier compares 500 positions of a book")
)
@pytest.mark.parametrize(
    "book", quick([*BOOKS], 2, "the first tier compares offkai and league with the second judge")
)
def test_judge_and_referee_agree(book: str, seed: int) -> None:
    tally = compare_positions(BOOKS[book], EACH, f"test {seed}")
    assert not tally.differences, "\n".join(tally.differences[:3])
    assert tally.compared["no"] >= EACH / 2
    assert tally.compared["yes"] >= EACH / 5
    assert tally.left_open.total() <= EACH / 50
    assert set(tally.seen) >= THERE
