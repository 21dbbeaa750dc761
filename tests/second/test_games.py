"""Whole games of random moves: turns, clears, going out and places, move by move. In all 500 with
``THOROUGH=1``, and two fifths of them else."""

import pytest

from tests.thorough import share
from tests.tiers import quick

from .climbing.books import BOOKS
from .climbing.compare import compare_games

EACH = 25


@pytest.mark.parametrize("seed", share(range(5)))
@pytest.mark.parametrize(
    "book", quick([*BOOKS], 2, "the first tier compares offkai and league with the second judge")
)
def test_judge_and_referee_agree(book: str, seed: int) -> None:
    tally = compare_games(BOOKS[book], EACH, f"test {seed}")
    assert not tally.differences, "\n".join(tally.differences[:3])
    assert tally.compared["ranks"] + tally.left_open.total() == EACH
    assert tally.left_open.total() <= 2
    assert set(tally.seen) >= {"out clean", "all passed", "cut by a single", "revolution"}
