"""The engine and the judge agree. More of it: ``python -m tests.second.matching``."""

import pytest

from tests.second.matching.compare import GAMES, compare
from tests.thorough import some


@pytest.mark.parametrize("book", GAMES)
def test_both_judges_play_alike(book: str) -> None:
    tally = compare(positions=some(300), books=[book])
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.illegal > tally.legal > 0
