"""OpenSpiel and the engine agree. More of it: ``python -m tests.second.openspiel``."""

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel comes with the extra bench")

from tests.second.openspiel import dou_dizhu
from tests.second.openspiel.games import compare
from tests.thorough import some


@pytest.mark.full("the first tier has our own judges of these games")
def test_openspiel_plays_the_same_deals() -> None:
    tally = compare(positions=0, games=some(10))
    assert not tally.differences, "\n\n".join(tally.differences[:3])
    assert tally.illegal > tally.positions / 3


@pytest.mark.full("the first tier has our own judge of Dou Dizhu")
def test_openspiel_plays_the_same_deals_of_dou_dizhu() -> None:
    tally = dou_dizhu.compare(positions=0, games=some(3))
    assert not tally.differences, "\n\n".join(tally.differences[:3])
    assert tally.illegal > tally.positions / 3
