"""OpenSpiel and the engine agree. More of it: ``python -m tests.second.openspiel``."""

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel comes with the extra bench")

from tests.second.openspiel import crazy_eights, dou_dizhu, holdem
from tests.second.openspiel.games import compare
from tests.second.tally import Tally
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


@pytest.mark.full("the first tier has our own judge of Texas hold'em")
def test_openspiel_finds_the_same_winners_of_texas_hold_em() -> None:
    tally = Tally()
    for seed in range(some(100)):
        holdem.compare_table(seed, tally)
    assert not tally.differences, "\n\n".join(tally.differences[:3])


@pytest.mark.full("the first tier has our own judge of Crazy Eights")
def test_openspiel_plays_the_same_cards_in_crazy_eights() -> None:
    tally = Tally()
    for seed in range(some(10)):
        crazy_eights.compare_game(seed, tally)
    assert not tally.differences, "\n\n".join(tally.differences[:3])
    assert tally.illegal > tally.positions / 3
