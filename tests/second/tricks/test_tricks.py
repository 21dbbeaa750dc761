"""The engine and the judge of these words agree. More of it: ``python -m tests.second.tricks``."""

from tests.second.tricks.compare import compare
from tests.thorough import some


def test_both_judges_say_the_same_of_positions() -> None:
    positions = some(1000)
    tally = compare(positions=positions, games=0)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.illegal > tally.legal > positions / 2


def test_both_judges_play_the_same_games() -> None:
    games = some(200)
    tally = compare(positions=0, games=games)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.positions > 25 * games
