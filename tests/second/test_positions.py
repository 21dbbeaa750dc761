"""20,000 described positions, more than half of the plays illegal: judge and referee agree."""

import pytest

from .books import BOOKS
from .compare import compare_positions

EACH = 500


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("book", BOOKS)
def test_judge_and_referee_agree(book: str, seed: int) -> None:
    tally = compare_positions(BOOKS[book], EACH, f"test {seed}")
    assert not tally.differences, "\n".join(tally.differences[:3])
    assert tally.compared["no"] >= EACH / 2
    assert tally.compared["yes"] >= EACH / 5
    assert tally.left_open.total() <= EACH / 20
