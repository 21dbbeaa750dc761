"""The engine and the judge of these words agree. More of it: ``python -m tests.second.doubt``."""

from tests.second.doubt.compare import compare, compare_debts
from tests.thorough import some


def test_both_judges_say_the_same_of_positions() -> None:
    positions = some(600)
    tally = compare(positions=positions, games=0)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.illegal > tally.legal > 5 / 3 * positions


def test_both_judges_play_the_same_games() -> None:
    games = some(50)
    tally = compare(positions=0, games=games)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.positions > 20 * games


def test_both_judges_doubt_after_debts() -> None:
    games = some(100)
    tally = compare_debts(positions=games, games=games)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.positions > 20 * games
    assert tally.debts > games / 5
