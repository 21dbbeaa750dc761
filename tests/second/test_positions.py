"""Described positions, more than half of the plays illegal: judge and referee agree. In all 20,000
with ``THOROUGH=1``, and two fifths of them else."""

import pytest

from tests.thorough import share

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


@pytest.mark.parametrize("seed", share(range(10)))
@pytest.mark.parametrize("book", BOOKS)
def test_judge_and_referee_agree(book: str, seed: int) -> None:
    tally = compare_positions(BOOKS[book], EACH, f"test {seed}")
    assert not tally.differences, "\n".join(tally.differences[:3])
    assert tally.compared["no"] >= EACH / 2
    assert tally.compared["yes"] >= EACH / 5
    assert tally.left_open.total() <= EACH / 50
    assert set(tally.seen) >= THERE
