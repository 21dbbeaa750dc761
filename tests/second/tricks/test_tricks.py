"""The engine and the judge of these words agree. More of it: ``python -m tests.second.tricks``."""

from tests.second.tricks.compare import compare


def test_both_judges_say_the_same_of_positions() -> None:
    tally = compare(positions=1000, games=0)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.illegal > tally.legal > 500


def test_both_judges_play_the_same_games() -> None:
    tally = compare(positions=0, games=200)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.positions > 5000
