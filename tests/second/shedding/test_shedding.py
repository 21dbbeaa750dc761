"""The engine and the judges agree. More of it: ``python -m tests.second.shedding``."""

import pytest

from tests.second.shedding.compare import GAMES, compare
from tests.thorough import some


@pytest.mark.parametrize("book", GAMES)
def test_both_judges_play_the_same_games(book: str) -> None:
    tally = compare(positions=some(300), games=1, books=book)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.illegal > tally.legal / 3
