"""rlcard and the engine agree. More of it: ``python -m tests.second.rlcard``."""

import pytest

pytest.importorskip("rlcard", reason="rlcard comes with the extra bench")

from tests.second.rlcard import doudizhu, uno
from tests.thorough import some


@pytest.mark.full("the first tier has our own judge of UNO")
def test_rlcard_plays_the_same_cards() -> None:
    tally = uno.compare(positions=some(200))
    assert not tally.differences, "\n\n".join(tally.differences[:3])
    assert tally.illegal > tally.legal / 2


@pytest.mark.full("the first tier has our own judge of Dou Dizhu")
def test_rlcard_makes_the_same_combinations() -> None:
    tally = doudizhu.compare(positions=some(200))
    assert not tally.differences, "\n\n".join(tally.differences[:3])
    assert tally.illegal > tally.legal / 2
