"""Games with 7-pass, 10-discard and 4-stop: judge and referee agree. In all 20,000 positions with
``THOROUGH=1``, and a fifth of them else. More of it: ``python -m tests.second.obligations``."""

import pytest

from tests.thorough import THOROUGH, some
from tests.tiers import quick

from .compare import compare_games

EACH = 2500
SEEN = {"seven_pass owed", "ten_discard owed", "owed while somebody is out", "out clean by parting"}
RARE = {"cut waits", "cut stopped", "cut let go", "out fallen by parting", "revolution"}
"""What few games are too few for."""


@pytest.mark.parametrize("seed", quick(range(8), 1, "the first tier compares 500 positions"))
def test_judge_and_referee_agree(seed: int) -> None:
    positions = some(EACH)
    tally = compare_games(f"test {seed}", positions)
    assert not tally.differences, "\n".join(tally.differences[:3])
    assert tally.left_open.total() <= positions / 100
    assert tally.seen.keys() >= (SEEN | RARE if THOROUGH else SEEN)
    assert tally.compared["part: no"] > tally.compared["part: yes"] > positions / 20
    assert tally.compared["play: no"] > tally.compared["play: yes"] > positions / 5
